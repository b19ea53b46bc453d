import type { Dispose } from '../../data/dispose';
import { asRecord } from '../../data/fields';
import { isInEditor } from '../../dom/editor';

/** Marks our history entries. */
const MARK = 'mortarEntry';

let entries = 0;

/**
 * Adds a history entry for an overlay: Back calls `close`. Disposing goes back once to remove the entry. Does nothing
 * in the site's editor, and where the browser allows no more entries.
 */
export function pushHistoryEntry(close: () => void): Dispose {
  const entry = `${performance.timeOrigin}-${++entries}`;
  if (isInEditor()) return () => {};
  const { scrollRestoration } = history;
  const letScroll = () => {
    history.scrollRestoration = scrollRestoration;
  };
  history.scrollRestoration = 'manual'; // where Back leads to: the page may have to reveal the last slide
  const isWritten = write(entry);
  letScroll(); // who leaves the page from the new entry comes back to the same place
  if (!isWritten) return () => {};
  addEventListener('popstate', () => setTimeout(letScroll), { once: true }); // Safari scrolls back after the event
  addEventListener('popstate', close);
  return () => {
    removeEventListener('popstate', close);
    if (asRecord(history.state)[MARK] === entry) history.back();
  };
}

/** Reuses an entry of ours left by a reload or by going forward. */
function write(entry: string): boolean {
  const state = asRecord(history.state);
  try {
    history[MARK in state ? 'replaceState' : 'pushState']({ ...state, [MARK]: entry }, '');
    return true;
  } catch {
    return false; // Safari allows 100 in 30 seconds, sandboxed frames none
  }
}
