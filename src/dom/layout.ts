import { memberOf } from './member';

/** The nearest ancestor that has a box; inline elements have none. */
export function boxAround(element: Element): Element {
  const parent = memberOf(element, 'parentElement');
  return !parent || memberOf(parent, 'clientWidth') ? (parent ?? element) : boxAround(parent);
}

/** An element's size in px without its padding; 0 while it is hidden. */
export function contentSize(element: Element): { readonly width: number; readonly height: number } {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
  const within = (size: number, start: string, end: string) =>
    Math.max(0, size - Number.parseFloat(start) - Number.parseFloat(end));
  return {
    width: within(element.clientWidth, paddingLeft, paddingRight),
    height: within(element.clientHeight, paddingTop, paddingBottom),
  };
}

/** The side where reading starts: 1 for left, -1 for right. */
export function readingSide(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

/** Arrow keys that step sideways: forwards if their value is the element's reading side. */
export const ARROW_SIDES: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** Whether the visitor has zoomed the page with two fingers, and moves it with one. */
export function isPageZoomed(): boolean {
  return (visualViewport?.scale ?? 1) > 1.01;
}

/** What a pointer would meet in the middle of an element. */
export function topmostAt(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}
