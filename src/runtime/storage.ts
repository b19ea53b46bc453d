import { guarded } from '../data/guarded';

// The getters themselves throw in sandboxed frames and where site data is blocked.

/** Reads a value kept for the session, or for this page where storage is blocked. Never throws. */
export function recall(key: string): string | undefined {
  return memory().get(key) ?? guarded(() => sessionStorage.getItem(key)) ?? undefined;
}

/** Keeps a value for the session. */
export function remember(key: string, value: string): void {
  memory().set(key, value);
  guarded(() => sessionStorage.setItem(key, value));
}

export function forget(key: string): void {
  memory().delete(key);
  guarded(() => sessionStorage.removeItem(key));
}

/** Reads a value kept in this browser beyond the session, if storage is allowed. */
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

const MEMORY = Symbol.for('mortar');

type PageWithMemory = { [MEMORY]?: Map<string, string> };

/**
 * What the page remembers where the browser blocks cookies and storage. Stored on the window, because the script and
 * its chunks are separate bundles.
 */
export function memory(): Map<string, string> {
  (globalThis as PageWithMemory)[MEMORY] ??= new Map();
  return (globalThis as PageWithMemory)[MEMORY] as Map<string, string>;
}
