import { memberOf } from './member';
import { isPressKey } from './press-key';

/** Handles every event of a type inside matching elements, as long as the page lives. */
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

/** Whether a modifier key is held: such clicks and keys belong to the browser. */
export function isWithModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}

/** Makes any server element respond to click, Enter and Space. */
export function operate(element: HTMLElement, act: (event: Event) => void, signal: AbortSignal): void {
  const actInstead = (event: Event) => {
    event.preventDefault();
    act(event);
  };
  element.addEventListener('click', actInstead, { signal });
  if (element instanceof HTMLButtonElement) return;
  const actByKey = (event: KeyboardEvent) => {
    const isOwn = event.target === element; // a control inside it turns its keys into clicks
    if (isOwn && isPressKey(event.key)) actInstead(event);
  };
  element.addEventListener('keydown', actByKey, { signal });
}

/**
 * Handles clicks on the backdrop of an overlay, except at the end of a text selection that began inside, and on the
 * second click of the double-click that opened it.
 */
export function onBackdropClick(element: HTMLElement, signal: AbortSignal, act: () => void): void {
  let hasBegunThere = false;
  const isOnBackdrop = (event: MouseEvent) =>
    event.target === element && !isInside(event, element.getBoundingClientRect());
  const begin = (event: MouseEvent) => {
    hasBegunThere = isOnBackdrop(event);
  };
  const finish = (event: MouseEvent) => {
    if (hasBegunThere && isOnBackdrop(event) && event.detail === 1) act();
  };
  element.addEventListener('pointerdown', begin, { signal });
  element.addEventListener('click', finish, { signal });
}

function isInside({ clientX: x, clientY: y }: MouseEvent, { left, right, top, bottom }: DOMRect): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
