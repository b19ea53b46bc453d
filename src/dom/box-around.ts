/** The nearest element around that has a box; inline elements have none. */
export function boxAround(element: Element): Element {
  const { parentElement } = element;
  return !parentElement || parentElement.clientWidth ? (parentElement ?? element) : boxAround(parentElement);
}
