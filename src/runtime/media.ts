import { isMobileWidth } from '../tokens/breakpoints';

/** What the visitor's device says of itself, and what support staff pretend it to say. */
export interface Media {
  isMobile(): boolean;
  prefersReducedMotion(): boolean;
  /** Stands in for an answer on this page only; an empty record ends it. */
  simulate(answers: { readonly mobile?: boolean; readonly reducedMotion?: boolean }): void;
}

export function createMedia(): Media {
  let pretended: Parameters<Media['simulate']>[0] = {};
  return {
    isMobile: () => pretended.mobile ?? (isMobileWidth(innerWidth) || /\bMobi/i.test(navigator.userAgent)),
    prefersReducedMotion: () =>
      pretended.reducedMotion ?? matchMedia('(prefers-reduced-motion: reduce)').matches,
    simulate(answers) {
      pretended = answers;
    },
  };
}
