import { unhide } from '../../components/unhide';
import type { ServerAttributes } from '../../dom/attributes';
import { markAsButton } from '../../dom/mark-as-button';
import { UNTIL_FOUND } from '../../dom/until-found';
import type { Item } from './items';

/** Sets the ARIA relationships of a question and its answer; the author's own ids are kept. */
export function connect(
  { button, dropdown, index }: Item,
  id: string,
  isRegion: boolean,
  attributes: ServerAttributes,
): void {
  const idOf = (element: Element, ours: string) =>
    element.id && !element.id.startsWith(id) ? element.id : `${id}${ours}-${index}`; // scripts clone items with our ids
  const buttonId = idOf(button, 'button');
  const dropdownId = idOf(dropdown, 'panel');
  markAsButton(button, attributes);
  attributes.set(button, 'id', buttonId);
  attributes.set(button, 'aria-controls', dropdownId);
  attributes.set(dropdown, 'id', dropdownId);
  attributes.set(dropdown, 'role', isRegion ? 'region' : null);
  attributes.set(dropdown, 'aria-labelledby', isRegion ? buttonId : null);
}

/** Style sheets turn the icon by its own attribute or by the item's. */
export function markOpen(
  { root, button, dropdown, icon }: Item,
  isOpen: boolean,
  attributes: ServerAttributes,
): void {
  attributes.set(button, 'aria-expanded', String(isOpen));
  for (const element of [root, icon]) if (element) attributes.set(element, 'data-is-open', String(isOpen));
  attributes.toggleClass(dropdown, 'accordion-item__dropdown--open', isOpen);
}

/**
 * A closed answer stays searchable if the browser supports that. It is out of the flow, so that the margins around it
 * collapse as with `display: none`.
 */
export function show({ dropdown }: Item, isShown: boolean, attributes: ServerAttributes): void {
  if (isShown && dropdown.hidden) dropBoxes(dropdown, attributes);
  if (isShown) unhide(attributes, dropdown);
  else attributes.set(dropdown, 'hidden', UNTIL_FOUND);
  attributes.style(dropdown, 'display', isShown || UNTIL_FOUND ? 'block' : '');
  attributes.style(dropdown, 'position', isShown || !UNTIL_FOUND ? '' : 'absolute');
}

/**
 * Chromium 156 gives no box to an image with alternative text whose `src` was set in the frame in which its answer was
 * hidden; not until the answer gets new boxes.
 */
function dropBoxes(dropdown: HTMLElement, attributes: ServerAttributes): void {
  if (!dropdown.querySelector('img[alt]')) return;
  attributes.style(dropdown, 'display', 'none');
  dropdown.getClientRects();
}
