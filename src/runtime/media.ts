/** What the visitor's device says of itself. */
export interface Media {
  isMobile(): boolean;
  prefersReducedMotion(): boolean;
}

/** The widest mobile screen in px (specification, section 9, breakpoints). */
const MOBILE_WIDTH = 432;

export function createMedia(): Media {
  return {
    isMobile: () => innerWidth <= MOBILE_WIDTH || /\bMobi/i.test(navigator.userAgent),
    prefersReducedMotion: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}
