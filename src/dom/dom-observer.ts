import { memberOf } from './member';
import { createMutationObserver } from './observers';
import * as page from './page';

/** Where the page's markup changed: roots that were inserted, and whether anything was removed. */
export interface Change {
  readonly added: readonly (Document | Element)[];
  readonly removed: boolean;
}

/** The one observer of what is inserted into and removed from the page. */
export interface DomObserver {
  /** For as long as there is the page. */
  watch(listener: (change: Change) => void): void;
}

/** With more changes than this, one pass over the document costs less than a pass for each. */
const MANY = 30;

export function createDomObserver(): DomObserver {
  const listeners: ((change: Change) => void)[] = [];
  const observer = createMutationObserver((records) => {
    const change = summarise(records);
    if (change.added.length || change.removed) for (const listener of listeners) listener(change);
  });
  return {
    watch(listener) {
      observer.observe(page.root(), { childList: true, subtree: true });
      listeners.push(listener);
    },
  };
}

function summarise(records: MutationRecord[]): Change {
  const inserting = records.filter(({ addedNodes }) => addedNodes.length);
  if (inserting.length > MANY) return { added: [document], removed: true };
  const added: Element[] = [];
  for (const { addedNodes } of inserting) {
    for (const node of addedNodes)
      if (node instanceof Element && memberOf(node, 'isConnected')) added.push(node);
  }
  return {
    added: added.length > MANY ? [document] : added,
    removed: records.some(({ removedNodes }) => removedNodes.length > 0),
  };
}
