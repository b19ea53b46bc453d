/** The widest mobile screen. */
const MOBILE_WIDTH = 432;

/** Widths and heights in px at which layouts change (specification, section 9, layout and interaction). */
export const BREAKPOINTS = {
  /** The widest mobile screen, and the narrowest desktop one. */
  mobile: MOBILE_WIDTH,
  desktop: 433,
  /** Where desktop layouts change. */
  desktopSmall: 800,
  desktopLarge: 1024,
  /** Heights that tell devices apart. */
  deviceHeights: [926, 1024, 1366],
} as const;

/** Whether a window of this width (px) is a mobile one. */
export function isMobileWidth(width: number): boolean {
  return width <= MOBILE_WIDTH;
}
