import { UnexpectedValueError } from '../../data/require';
import type { ServerAttributes } from '../attributes';
import { matchesMedia, REDUCED_MOTION } from '../device';
import { memberOf } from '../member';

/** Px kept free above the scroll target (specification, section 9, gallery). */
const SPACE_ABOVE = 30;

/** How far below the top edge, in px, a header is looked for: it may float a little. */
const REACH = 16;

/**
 * Scrolls to the address's target, below a sticky header. The scroll margin stays, because the browser scrolls there
 * again while the page is still loading.
 */
export function showTarget(target: HTMLElement, attributes: ServerAttributes): void {
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const keepFree = (height: number) => {
    attributes.style(target, 'scroll-margin-top', `${Math.max(margin, height - padding)}px`);
    memberOf(target, 'scrollIntoView')({ behavior: 'instant' });
  };
  keepFree(SPACE_ABOVE);
  keepFree(SPACE_ABOVE + headerHeight(target)); // a header may become sticky only after scrolling
}

/** Px at the top of the window covered by something that doesn't scroll with the target. */
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

/** The lower edge of the header at a point of the window; 0 if there is none. */
function coverAt(x: number, y: number, target: Element): number {
  for (
    let part = document.elementFromPoint(x, y);
    part && !memberOf(part, 'contains')(target);
    part = memberOf(part, 'parentElement')
  ) {
    if (!/fixed|sticky/.test(getComputedStyle(part).position)) continue;
    const { bottom } = memberOf(part, 'getBoundingClientRect')();
    return bottom < innerHeight / 2 ? bottom : 0; // anything larger isn't a header
  }
  return 0;
}

export interface ScrollOptions {
  /** Px to keep free above the element. */
  readonly offset?: number;
}

/**
 * Scrolls the window to an element: smoothly, or at once if the visitor prefers reduced motion.
 * @throws UnexpectedValueError for anything but an element.
 */
export function scrollToElement(element: Element, { offset = SPACE_ABOVE }: ScrollOptions = {}): void {
  if (typeof element?.getBoundingClientRect !== 'function')
    throw new UnexpectedValueError('The scroll target', 'an element', element);
  const isStill = matchesMedia(REDUCED_MOTION);
  const top = element.getBoundingClientRect().top + scrollY - offset;
  scrollTo({ top: Math.max(0, top), behavior: isStill ? 'instant' : 'smooth' });
}
