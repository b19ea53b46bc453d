import { requireObject } from '../../data/require';
import { UnexpectedValueError } from '../../data/unexpected';
import { matchesMedia } from '../device';

/** Px that stay free above what was scrolled to (specification, section 9, gallery). */
const OFFSET = 30;

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
  const { offset = OFFSET } = requireObject('The options of scrolling', options);
  const isStill = matchesMedia('(prefers-reduced-motion: reduce)');
  const top = element.getBoundingClientRect().top + scrollY - offset;
  scrollTo({ top: Math.max(0, top), behavior: isStill ? 'instant' : 'smooth' });
}
