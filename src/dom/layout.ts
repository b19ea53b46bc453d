import { memberOf } from './member';

/** The nearest ancestor that has a box; inline elements have none. */
export function boxAround(element: Element): Element {
  const parent = memberOf(element, 'parentElement');
  return !parent || memberOf(parent, 'clientWidth') ? (parent ?? element) : boxAround(parent);
}

/** The side where reading starts: 1 for left, -1 for right. */
export function readingSide(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

/** Whether the visitor has zoomed the page with two fingers, and moves it with one. */
export function isPageZoomed(): boolean {
  return (visualViewport?.scale ?? 1) > 1.01;
}
