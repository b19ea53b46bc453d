import { requireObject, UnexpectedValueError } from '../../data/require';
import type { ServerAttributes } from '../attributes';
import { matchesMedia } from '../device';
import { memberOf } from '../member';

/** Px that stay free above what is scrolled to (specification, section 9, gallery). */
const SPACE_ABOVE = 30;

/** Px below the upper edge at which a header is looked for: it may float a little. */
const REACH = 16;

/**
 * Scrolls to what the address points to, below a header that stays at the top. The margin stays: the browser scrolls
 * there again while the page is still loading.
 */
export function showTarget(target: HTMLElement, attributes: ServerAttributes): void {
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const keepFree = (height: number) => {
    attributes.style(target, 'scroll-margin-top', `${Math.max(margin, height - padding)}px`);
    memberOf(target, 'scrollIntoView')({ behavior: 'instant' });
  };
  keepFree(SPACE_ABOVE);
  keepFree(SPACE_ABOVE + headerHeight(target)); // a header may stick only once the page has been scrolled
}

/** Px at the top of the window that are covered by what does not scroll with the target. */
function headerHeight(target: Element): number {
  const { left, width } = memberOf(target, 'getBoundingClientRect')();
  const x = Math.max(0, left + Math.min(width, innerWidth - left) / 2);
  let height = 0;
  for (
    let covered = coverAt(x, REACH, target);
    covered > height;
    covered = coverAt(x, height + REACH, target)
  )
    height = covered;
  return height;
}

/** The lower edge of the header at a point of the window; 0 where there is none. */
function coverAt(x: number, y: number, target: Element): number {
  for (
    let part = document.elementFromPoint(x, y);
    part && !memberOf(part, 'contains')(target);
    part = memberOf(part, 'parentElement')
  ) {
    if (!/fixed|sticky/.test(getComputedStyle(part).position)) continue;
    const { bottom } = memberOf(part, 'getBoundingClientRect')();
    return bottom < innerHeight / 2 ? bottom : 0; // what is larger is no header
  }
  return 0;
}

export interface ScrollOptions {
  /** Px that stay free above the element. */
  readonly offset?: number;
}

/**
 * Scrolls the window to an element: smoothly, or at once for visitors who prefer reduced motion.
 * @throws UnexpectedValueError for what is no element.
 */
export function scrollToElement(element: Element, options: ScrollOptions = {}): void {
  if (typeof element?.getBoundingClientRect !== 'function')
    throw new UnexpectedValueError('What is scrolled to', 'an element', element);
  const { offset = SPACE_ABOVE } = requireObject('The options of scrolling', options);
  const isStill = matchesMedia('(prefers-reduced-motion: reduce)');
  const top = element.getBoundingClientRect().top + scrollY - offset;
  scrollTo({ top: Math.max(0, top), behavior: isStill ? 'instant' : 'smooth' });
}
