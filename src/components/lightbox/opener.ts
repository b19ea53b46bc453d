import type { ServerAttributes } from '../../dom/attributes';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';

/** Makes a picture a button for keyboards and screen readers. */
export function makeOpener(
  picture: HTMLElement,
  runtime: Runtime,
  attributes: ServerAttributes,
): HTMLElement {
  const label = `${t(runtime, 'View fullsize')} ${picture.getAttribute('alt') ?? ''}`;
  attributes.set(picture, 'role', 'button');
  attributes.set(picture, 'tabindex', '0');
  attributes.set(picture, 'aria-label', label.trim());
  attributes.style(picture, 'cursor', 'zoom-in');
  attributes.style(picture, 'outline-offset', '-3px'); // a box that clips its picture would clip the outline too
  return picture;
}
