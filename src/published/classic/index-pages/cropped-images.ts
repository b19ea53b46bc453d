import * as page from '../../../dom/page';
import type { Scope } from '../../common/scope';

const FRAMES =
  'body.index-item-image-crop .index-item-image-wrapper:not([data-controllers-bound]:not(body) *)';
/** Keeps the picture whole, in a part of its item. */
const WHOLE = 'index-item-image';
/** Of a picture that was loaded before its item was marked. */
const FILLING = { width: '100%', height: '100%', 'object-fit': 'cover' };

/** The pictures of an index page whose owner crops them: the style sheet fills the items that a script has marked. */
export function cropIndexImages({ attributes }: Scope): void {
  for (const frame of page.all(FRAMES)) {
    attributes.toggleClass(frame, 'content-fill', true);
    for (const image of frame.querySelectorAll<HTMLElement>(`.${WHOLE}`)) {
      attributes.toggleClass(image, WHOLE, false);
      for (const [name, value] of Object.entries(FILLING)) attributes.style(image, name, value);
    }
  }
}
