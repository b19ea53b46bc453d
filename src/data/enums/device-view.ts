/** Views by device (specification, section 3). */
export const DESKTOP = 'desktop';
export const PHONE = 'phone';
export const TABLET = 'tablet';
