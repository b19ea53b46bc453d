import { memory } from './memory';

/** Something kept for the session; for this page only where storage is forbidden. Never throws. */
export function recall(key: string): string | undefined {
  return memory().get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? undefined;
}

/** Keeps something for the session. */
export function remember(key: string, value: string): void {
  memory().set(key, value);
  attempt(() => sessionStorage.setItem(key, value));
}

export function forget(key: string): void {
  memory().delete(key);
  attempt(() => sessionStorage.removeItem(key));
}

/** Something kept in this browser beyond the session, where it may be kept. */
export function recallForGood(key: string): string | undefined {
  return attempt(() => localStorage.getItem(key)) ?? undefined;
}

export function rememberForGood(key: string, value: string): void {
  attempt(() => localStorage.setItem(key, value));
}

export function forgetForGood(key: string): void {
  attempt(() => localStorage.removeItem(key));
}

export function isLocalStorageSupported(): boolean {
  return Boolean(attempt(() => localStorage));
}

/** The getter itself throws in sandboxed frames and where site data is blocked. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
