import { isMobileWidth } from '../tokens/breakpoints';

/** What the visitor's device says of itself. */
export interface Media {
  isMobile(): boolean;
  prefersReducedMotion(): boolean;
}

export function createMedia(): Media {
  return {
    isMobile: () => isMobileWidth(innerWidth) || /\bMobi/i.test(navigator.userAgent),
    prefersReducedMotion: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}
