import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';

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

/** Where the first paint keeps a padding of the page's own, which takes no part while a bar is seen. */
const ownPadding = (side: BarSpace['side']) => `--mortar-own-padding-${side}`;

/** Before the first paint. */
export function reserveBars(attributes: ServerAttributes): void {
  for (const { content, side, length } of [...page.all(MOBILE_BARS)].map(spaceOf)) {
    const padding = content.style.getPropertyValue(`padding-${side}`);
    if (!length || padding === length) continue;
    attributes.style(content, ownPadding(side), padding);
    attributes.style(content, `padding-${side}`, length);
  }
}

/** Gives back what `reserveBars` has taken, if it has counted this bar. */
export function releaseBar({ content: { style }, side, length }: BarSpace): void {
  if (!length) return;
  style.setProperty(`padding-${side}`, style.getPropertyValue(ownPadding(side)));
  style.removeProperty(ownPadding(side));
}
