import type { ComponentType } from 'react';
import * as page from '../../dom/page';
import type { MountBlock, Runtime } from '../types';
import { type MountedBlock, type PlainBlockDefinition, plainBlock } from './plain-block';
import { openRoot } from './root';
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
    start: (block, rollback) =>
      openRoot(page.create('div'), <Component {...block} />, {
        runtime: block.runtime,
        where: { kind: 'block', name: block.runtime.blocks.instanceOf(block.element)?.name ?? '' },
        onFail: (error) => {
          rollback();
          markFailed(block.element, block.runtime, error);
        },
      }),
  });
}

/** A block that broke after it was mounted: its HTML is back and the error is reported; now its state says so too. */
function markFailed(element: HTMLElement, { blocks, events }: Runtime, error: unknown): void {
  const block = blocks.instanceOf(element);
  if (!block) return;
  Object.assign(block, { state: 'failed', error });
  element.setAttribute('data-block-state', 'failed');
  events.emit('failed', { name: block.name, element, error }, element);
}
