import { guarded } from '../data/guarded';
import { isMobileWidth } from '../data/tokens';

/** Whether a media query matches; false if the browser can't tell. */
export function matchesMedia(query: string): boolean {
  return guarded(() => matchMedia(query).matches) ?? false;
}

/** The user agent string; empty if not available. */
export function userAgent(): string {
  return guarded(() => navigator.userAgent) ?? '';
}

/** What the visitor's device reports about itself. */
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
