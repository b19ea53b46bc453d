/**
 * Acts at a click on the ground around what lies over the page. Not at the end of a selection that began inside, nor
 * of the double-click that opened it.
 */
export function onBackdropClick(element: HTMLElement, signal: AbortSignal, act: () => void): void {
  let hasBegunThere = false;
  const isGround = (event: MouseEvent) =>
    event.target === element && !isInside(event, element.getBoundingClientRect());
  const begin = (event: MouseEvent) => {
    hasBegunThere = isGround(event);
  };
  const finish = (event: MouseEvent) => {
    if (hasBegunThere && isGround(event) && event.detail === 1) act();
  };
  element.addEventListener('pointerdown', begin, { signal });
  element.addEventListener('click', finish, { signal });
}

function isInside({ clientX: x, clientY: y }: MouseEvent, { left, right, top, bottom }: DOMRect): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
