/** The side on which reading begins: 1 for the left, -1 for the right. */
export function readingSide(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
