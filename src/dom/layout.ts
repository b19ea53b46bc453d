import { memberOf } from './member';

/** The nearest element around that has a box; inline elements have none. */
export function boxAround(element: Element): Element {
  const parent = memberOf(element, 'parentElement');
  return !parent || memberOf(parent, 'clientWidth') ? (parent ?? element) : boxAround(parent);
}

/** The side on which reading begins: 1 for the left, -1 for the right. */
export function readingSide(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
