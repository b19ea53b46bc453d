import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { createDisposables } from '../../data/dispose';
import { hideContents } from '../../dom/hide-contents';
import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import type { BlockName } from '../block-entry';
import { setState } from '../block-instance';
import type { MountBlock, Runtime } from '../types';
import { type MountedBlock, type PlainBlockDefinition, plainBlock } from './plain-block';
import { openRoot } from './root';
import type { SettingsTable } from './settings';

/** The props of a block's component. */
export interface BlockProps<Table extends SettingsTable, Prepared = undefined> extends MountedBlock<Table> {
  /** The result of `prepare`. */
  readonly prepared: Prepared;
}

interface ReactBlockDefinition<Table extends SettingsTable, Prepared>
  extends Omit<PlainBlockDefinition<Table>, 'start'> {
  /** On the page while any block of this kind is mounted. */
  readonly styles?: string;
  /** Fetches what the first render needs; until then the block stays as the server sent it. */
  prepare?(block: MountedBlock<Table>): Promise<Prepared>;
  /**
   * The element whose contents the component's output replaces. Without it nothing is rendered in place, and the
   * component portals its controls into the server's elements.
   */
  replace?(element: HTMLElement): HTMLElement;
  readonly Component: ComponentType<BlockProps<Table, Prepared>>;
}

/**
 * The mount function of a block with a React root. The root is detached, so React never owns the server's nodes. If the
 * component throws, on mount or later, the server's HTML is restored and the error is reported once.
 */
export function reactBlock<Table extends SettingsTable, Prepared = undefined>(
  definition: ReactBlockDefinition<Table, Prepared>,
): MountBlock {
  const { Component, styles, prepare, replace, ...rest } = definition;
  return plainBlock({
    ...rest,
    async start(block, rollback) {
      const { element, runtime } = block;
      const name = nameOf(element, runtime);
      const prepared = (await prepare?.(block)) as Prepared;
      const container = replace?.(element);
      const disposables = createDisposables();
      const onFail = (error: unknown) => {
        disposables.dispose();
        rollback();
        markFailed(element, runtime, error);
      };
      Component.displayName = name; // shown in React DevTools
      const drawing = <Component {...block} prepared={prepared} />;
      const root = container ? createPortal(drawing, container) : drawing;
      const replaced = container ? [...memberOf(container, 'childNodes')] : [];
      if (styles) disposables.add(addStyles(styles, runtime.tag.nonce));
      try {
        const where = { kind: 'block', name } as const;
        disposables.add(await openRoot(detachedContainer(), root, { runtime, where, onFail }));
      } catch (error) {
        disposables.dispose();
        throw error;
      }
      disposables.add(hideContents(replaced, runtime.keepAttributes()));
      return disposables.dispose;
    },
  });
}

/**
 * React listens on a root's container for about 140 kinds of events, but nothing ever bubbles to a detached one. A page
 * of 50 blocks does without 7,000 such listeners, and the time and memory that they take.
 */
function detachedContainer(): HTMLElement {
  // Not by assignment, which fails where a page has frozen the prototypes.
  return Object.defineProperty(page.create('div'), 'addEventListener', { value() {} });
}

function nameOf(element: HTMLElement, { blocks }: Runtime): BlockName | '' {
  return blocks.instanceOf(element)?.name ?? '';
}

/**
 * The block broke after it was mounted; its HTML is already restored and the error reported, only the state is missing.
 */
function markFailed(element: HTMLElement, { blocks, events }: Runtime, error: unknown): void {
  const block = blocks.instanceOf(element);
  if (!block) return;
  setState(block, 'failed');
  block.error = error;
  events.emit('failed', { name: block.name, element, error }, element);
}
