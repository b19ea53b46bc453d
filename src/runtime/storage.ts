import { guarded } from '../data/guarded';

// The getters themselves throw in sandboxed frames and where site data is blocked.

/** Something kept for the session; for this page only where storage is forbidden. Never throws. */
export function recall(key: string): string | undefined {
  return memory().get(key) ?? guarded(() => sessionStorage.getItem(key)) ?? undefined;
}

/** Keeps something for the session. */
export function remember(key: string, value: string): void {
  memory().set(key, value);
  guarded(() => sessionStorage.setItem(key, value));
}

export function forget(key: string): void {
  memory().delete(key);
  guarded(() => sessionStorage.removeItem(key));
}

/** Something kept in this browser beyond the session, where it may be kept. */
export function recallForGood(key: string): string | undefined {
  return guarded(() => localStorage.getItem(key)) ?? undefined;
}

export function rememberForGood(key: string, value: string): void {
  guarded(() => localStorage.setItem(key, value));
}

export function forgetForGood(key: string): void {
  guarded(() => localStorage.removeItem(key));
}

export function isLocalStorageSupported(): boolean {
  return Boolean(guarded(() => localStorage));
}

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
