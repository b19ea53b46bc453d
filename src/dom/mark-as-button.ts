import type { ServerAttributes } from './attributes';

/** Elements that keyboards reach and screen readers name. */
const OPERABLE = 'button, a[href], summary, input';

/**
 * Makes a server element that reacts to clicks a button for keyboards and screen readers, unless it is or contains a
 * native control.
 */
export function markAsButton(element: HTMLElement, attributes: ServerAttributes): void {
  if (element.matches(OPERABLE) || element.querySelector(OPERABLE)) return;
  attributes.set(element, 'role', 'button');
  if (element.tabIndex < 0) attributes.set(element, 'tabindex', '0');
}
