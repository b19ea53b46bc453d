/**
 * What the page itself remembers where the browser forbids cookies and storage. It lies on the window, since the
 * script and its chunks are separate bundles; it is also the mark by which a second tag knows that it is not the first.
 */
const MARK = Symbol.for('mortar');

type Marked = { [MARK]?: Map<string, string> };

/** Whether this script is the first of its kind on the page. */
export function claimPage(): boolean {
  if (MARK in globalThis) return false;
  (globalThis as Marked)[MARK] = new Map();
  return true;
}

export function memory(): Map<string, string> {
  return (globalThis as Marked)[MARK] ?? new Map();
}
