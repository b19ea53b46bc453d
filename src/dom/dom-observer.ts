import type { Dispose } from '../data/dispose';
import { memberOf } from './member';
import { createMutationObserver } from './observers';
import * as page from './page';

/** A change of the page's markup: inserted roots, and whether anything was removed. */
export interface Change {
  readonly added: readonly (Document | Element)[];
  readonly removed: boolean;
}

/** The page's only observer of inserted and removed nodes. */
export interface DomObserver {
  watch(listener: (change: Change) => void): Dispose;
}

/** With more insertions than this, one pass over the document is cheaper than one pass for each. */
const MANY = 30;

export function createDomObserver(): DomObserver {
  const listeners = new Set<(change: Change) => void>();
  const observer = createMutationObserver((records) => {
    const change = summarise(records);
    if (change.added.length || change.removed) for (const listener of listeners) listener(change);
  });
  return {
    watch(listener) {
      observer.observe(page.root(), { childList: true, subtree: true });
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function summarise(records: MutationRecord[]): Change {
  if (areMany(records)) return { added: [document], removed: true };
  const added: Element[] = [];
  for (const { addedNodes } of records) {
    for (const node of addedNodes)
      if (node instanceof Element && memberOf(node, 'isConnected')) added.push(node);
  }
  return {
    added: added.length > MANY ? [document] : added,
    removed: records.some(({ removedNodes }) => removedNodes.length > 0),
  };
}

/** Stops at the limit: the browser creates a record's list of nodes only when it is read, which takes time. */
function areMany(records: MutationRecord[]): boolean {
  let inserting = 0;
  return records.some(({ addedNodes }) => addedNodes.length && ++inserting > MANY);
}
