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
