/** The nine positions of a 3x3 grid (specification, section 3). */
export const TOP_LEFT = 'top-left';
export const TOP_CENTER = 'top-center';
export const TOP_RIGHT = 'top-right';
export const CENTER_LEFT = 'center-left';
export const CENTER_CENTER = 'center-center';
export const CENTER_RIGHT = 'center-right';
export const BOTTOM_LEFT = 'bottom-left';
export const BOTTOM_CENTER = 'bottom-center';
export const BOTTOM_RIGHT = 'bottom-right';
