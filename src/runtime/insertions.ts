import * as page from './page';

/** Where the page's markup changed: roots that were inserted, and whether anything was removed. */
export interface Change {
  readonly added: readonly (Document | Element)[];
  readonly removed: boolean;
}

/** The one observer of what is inserted into and removed from the page. */
export interface Insertions {
  /** For as long as there is the page. */
  watch(listener: (change: Change) => void): void;
}

/** With more roots than this, one pass over the document costs less than a pass for each. */
const MANY = 30;

export function createInsertions(): Insertions {
  const listeners: ((change: Change) => void)[] = [];
  const observer = new MutationObserver((records) => {
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
  const added: Element[] = [];
  let removed = false;
  for (const record of records) {
    if (record.removedNodes.length) removed = true;
    for (const node of record.addedNodes)
      if (node.nodeType === Node.ELEMENT_NODE) added.push(node as Element);
  }
  return {
    added: added.length > MANY ? [document] : added.filter((element) => element.isConnected),
    removed,
  };
}
