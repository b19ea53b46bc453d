import { memberOf } from './member';

/** Does something with each event of a type that happens within an element that matches. For as long as there is the page. */
export function onEventWithin<Type extends keyof WindowEventMap>(
  type: Type,
  selector: string,
  run: (element: Element, event: WindowEventMap[Type]) => void,
  capture = false,
): void {
  const handle = (event: WindowEventMap[Type]) => {
    const element = event.target instanceof Element && memberOf(event.target, 'closest')(selector);
    if (element) run(element, event);
  };
  addEventListener(type, handle, capture);
}

/** Whether a key that changes its meaning is held with a click or key: such ones are the browser's own. */
export function isWithModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}

/** Makes an element of the server's do something by click, Enter and Space, whatever element it is. */
export function operate(element: HTMLElement, act: () => void, signal: AbortSignal): void {
  const actInstead = (event: Event) => {
    event.preventDefault();
    act();
  };
  element.addEventListener('click', actInstead, { signal });
  if (element instanceof HTMLButtonElement) return;
  const actByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') actInstead(event);
  };
  element.addEventListener('keydown', actByKey, { signal });
}

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
