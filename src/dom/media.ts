import { isMobileWidth } from '../data/tokens/breakpoints';
import { matchesMedia, userAgent } from './device';

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
