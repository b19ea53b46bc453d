import type { ServerAttributes } from '../dom/attributes';

/** Frameworks' classes, which have an important rule. */
const CLASSES = ['hidden', 'd-none', 'is-hidden'];

/** From sight (pages may have an important rule for `hidden`), from screen readers, from the keyboard. */
const ATTRIBUTES = ['hidden', 'aria-hidden', 'inert'];

/** Removes what the author has hidden an element with until a script shows it; other styles are for the caller. */
export function unhide(attributes: ServerAttributes, element: Element): void {
  for (const name of CLASSES) attributes.toggleClass(element, name, false);
  for (const name of ATTRIBUTES) attributes.set(element, name, null);
}
