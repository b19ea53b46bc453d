import * as page from '../dom/page';

/** Bars of older templates that are fixed to an edge of a phone's window. */
export const MOBILE_BARS =
  ':is([data-controller*="MobileOffset"][data-nc-group], .mobile-bar-wrapper):not([data-controllers-bound])';
/** What begins below its bar, if that is not the whole body: a menu beside it has the bar on top of itself. */
const CONTENT = '.mobile-bar-wrapper ~ .site-container';

interface BarSpace {
  readonly content: HTMLElement;
  readonly side: 'top' | 'bottom';
  /** A CSS length; empty if this window doesn't show the bar, or not fixed. */
  readonly length: string;
}

/** The space that a bar takes from the page. */
export function spaceOf(bar: Element): BarSpace {
  const { height, top } = bar.getBoundingClientRect();
  const [content = page.body()] = page.all(CONTENT);
  const isOver = getComputedStyle(bar).position === 'fixed' && height > 0;
  return { content, side: top > innerHeight / 2 ? 'bottom' : 'top', length: isOver ? `${height}px` : '' };
}
