import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';

/** Px kept free between a dropdown and the window's edge. */
const MARGIN = 8;

/** Moves a just opened dropdown back into the window if it overflows an edge. */
export function keepInWindow(element: HTMLElement, attributes: ServerAttributes): void {
  attributes.style(element, 'translate', '');
  const shift = shiftInto(page.root().clientWidth, element.getBoundingClientRect());
  if (shift) attributes.style(element, 'translate', `${Math.round(shift)}px 0`);
}

/** Px to the right; the start of a line matters more than its end. */
export function shiftInto(width: number, { left, right }: Pick<DOMRect, 'left' | 'right'>): number {
  const tooFarRight = Math.max(0, right - (width - MARGIN));
  return Math.max(-tooFarRight, MARGIN - left);
}
