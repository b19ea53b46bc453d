import { guarded } from '../data/guarded';
import { isMobileWidth } from '../data/tokens';

/** Whether a media query matches; false if the browser can't tell. */
export function matchesMedia(query: string): boolean {
  return guarded(() => matchMedia(query).matches) ?? false;
}

/** The query that matches if the visitor prefers reduced motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** The user agent string; empty if not available. */
export function userAgent(): string {
  return guarded(() => navigator.userAgent) ?? '';
}

/** What the visitor's device reports about itself. */
export interface Media {
  /** Whether it is a phone, or the result of the caller's own rule; `simulate` overrides both. */
  isMobile(byRule?: boolean): boolean;
  prefersReducedMotion(): boolean;
}

export function createMedia(): Media {
  return {
    isMobile: (byRule = isMobileWidth(innerWidth) || /\bMobi/i.test(userAgent())) => byRule,
    prefersReducedMotion: () => matchesMedia(REDUCED_MOTION),
  };
}
