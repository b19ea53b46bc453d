import { matchesMedia, userAgent } from '../../dom/device';

/** The widest mobile screen that has an information bar, in px (specification, section 2, surfaces). */
const WIDEST = 1024;

/** Whether this is a phone or tablet in a window that narrow: one that is touched, or says so. */
export function isMobileScreen(): boolean {
  const isTouched = matchesMedia('(pointer: coarse)') || /\bMobi|Android/i.test(userAgent());
  return isTouched && innerWidth <= WIDEST;
}
