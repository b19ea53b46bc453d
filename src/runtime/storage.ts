import { guarded } from '../data/guarded';
import { memory } from './memory';

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
