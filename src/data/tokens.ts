/**
 * The library's design tokens (specification, section 9, layout and interaction, which names the groups and the
 * smallest and largest font size). Lengths in px, colours as CSS values. The style sheets use values of their own.
 */
export const TOKENS = {
  colors: {
    ink: '#1d1d1f',
    inkSoft: '#424246',
    line: '#87868a',
    paper: '#ffffff',
    paperSoft: '#efeeec',
    inkOnDark: '#f3f2f0',
    paperDark: '#242426',
    paperDarkSoft: '#38383b',
  },
  spacing: { none: 0, hair: 4, small: 8, medium: 12, large: 16, wide: 20, huge: 32 },
  sizes: { target: 44, icon: 28, dialog: 350, tooltip: 250 },
  fontSizes: [9.75, 11, 12, 13, 14, 16, 18, 21, 24, 28],
  /** The CSS easing functions, by their own names. */
  easings: {
    linear: 'cubic-bezier(0, 0, 1, 1)',
    easeIn: 'cubic-bezier(0.42, 0, 1, 1)',
    easeOut: 'cubic-bezier(0, 0, 0.58, 1)',
    easeInOut: 'cubic-bezier(0.42, 0, 0.58, 1)',
  },
} as const;

/** The widest mobile screen. */
const MOBILE_WIDTH = 432;

/** Widths and heights in px at which layouts change (specification, section 9, layout and interaction). */
export const BREAKPOINTS = {
  /** The widest mobile screen and the narrowest desktop screen. */
  mobile: MOBILE_WIDTH,
  desktop: 433,
  /** Where the desktop layouts change. */
  desktopSmall: 800,
  desktopLarge: 1024,
  /** Heights that distinguish devices. */
  deviceHeights: [926, 1024, 1366],
} as const;

/** Whether a window of this width (px) counts as mobile. */
export function isMobileWidth(width: number): boolean {
  return width <= MOBILE_WIDTH;
}

/** How much of each resource a site may have (specification, section 9: commerce and money, gallery, layout). */
export const LIMITS = {
  priceCents: 100_000_000,
  skuLength: 60,
  tagLength: 50,
  categoryLength: 25,
  blocksPerLayout: 60,
  tracksPerAlbum: 60,
  orderableItems: 250,
  productsPerCollection: 200,
  nestedCategories: 10_000,
  photoGalleries: 20,
  gallerySize: 50,
} as const;
