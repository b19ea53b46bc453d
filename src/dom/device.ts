import { guarded } from '../data/guarded';
import { isMobileWidth } from '../data/tokens';

/** Whether a media query matches; not where the browser cannot tell. */
export function matchesMedia(query: string): boolean {
  return guarded(() => matchMedia(query).matches) ?? false;
}

/** What the browser calls itself; empty where it does not say. */
export function userAgent(): string {
  return guarded(() => navigator.userAgent) ?? '';
}

/** What the visitor's device says of itself. */
export interface Media {
  isMobile(): boolean;
  prefersReducedMotion(): boolean;
}

export function createMedia(): Media {
  return {
    isMobile: () => isMobileWidth(innerWidth) || /\bMobi/i.test(userAgent()),
    prefersReducedMotion: () => matchesMedia('(prefers-reduced-motion: reduce)'),
  };
}
