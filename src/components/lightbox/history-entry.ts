import type { Dispose } from '../../data/dispose';
import { asRecord } from '../../data/fields';
import { isInEditor } from '../../dom/editor';

/** Marks the entries of ours. */
const MARK = 'mortarEntry';

let entries = 0;

/**
 * Gives the browser's history an entry for what covers the page: Back calls `close`. Stopped, it goes back once, so
 * that the entry doesn't stay. In the site's editor, and where the browser allows no more entries, there is none.
 */
export function pushHistoryEntry(close: () => void): Dispose {
  const entry = `${performance.timeOrigin}-${++entries}`;
  if (isInEditor()) return () => {};
  const { scrollRestoration } = history;
  const letScroll = () => {
    history.scrollRestoration = scrollRestoration;
  };
  history.scrollRestoration = 'manual'; // the page may have to show the slide that was seen last
  if (!write(entry)) {
    letScroll();
    return () => {};
  }
  addEventListener('popstate', letScroll, { once: true });
  addEventListener('popstate', close);
  return () => {
    removeEventListener('popstate', close);
    if (asRecord(history.state)[MARK] === entry) history.back();
  };
}

/** An entry of ours that a reload or the way forward has left open is taken over. */
function write(entry: string): boolean {
  const state = asRecord(history.state);
  try {
    history[MARK in state ? 'replaceState' : 'pushState']({ ...state, [MARK]: entry }, '');
    return true;
  } catch {
    return false; // Safari allows 100 in 30 seconds, a sandbox none
  }
}
