import { guarded } from '../data/guarded';

/** Whether a media query matches; not where the browser cannot tell. */
export function matchesMedia(query: string): boolean {
  return guarded(() => matchMedia(query).matches) ?? false;
}

/** What the browser calls itself; empty where it does not say. */
export function userAgent(): string {
  return guarded(() => navigator.userAgent) ?? '';
}
