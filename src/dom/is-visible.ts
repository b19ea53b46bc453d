/** What the browser says; before Safari 17.4 it can't, and an element with a box counts as visible. */
export function isVisible(element: Element, options?: CheckVisibilityOptions): boolean {
  const { checkVisibility } = element as Partial<Element>;
  return checkVisibility ? checkVisibility.call(element, options) : element.getClientRects().length > 0;
}
