import type { ComponentType } from 'react';
import * as page from '../runtime/page';
import type { MountBlock } from '../types';
import { openRoot } from '../ui/root';
import { type MountedBlock, type PlainBlockDefinition, plainBlock } from './plain-block';
import type { SettingsTable } from './settings';

export interface ReactBlockDefinition<Table extends SettingsTable>
  extends Omit<PlainBlockDefinition<Table>, 'start'> {
  /** Draws nothing in place: new controls are portaled into the server's elements. */
  readonly Component: ComponentType<MountedBlock<Table>>;
}

/** The mount function of a block drawn by React. Its root is detached: React never owns the server's nodes. */
export function reactBlock<Table extends SettingsTable>(definition: ReactBlockDefinition<Table>): MountBlock {
  const { Component, ...rest } = definition;
  return plainBlock({
    ...rest,
    start: (block, takeBack) =>
      openRoot(page.create('div'), <Component {...block} />, {
        runtime: block.runtime,
        where: { kind: 'block', name: block.runtime.blocks.instanceOf(block.element)?.name ?? '' },
        onFail: (error) => {
          takeBack();
          block.runtime.blocks.markFailed(block.element, error);
        },
      }),
  });
}
