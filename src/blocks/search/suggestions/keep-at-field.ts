import type { Dispose } from '../../../data/dispose';
import * as page from '../../../dom/page';

import { positionAtField } from './position';

/**
 * Shows the list above everything on the page, at its field wherever that goes, which keeps the focus. Returns what
 * hides it.
 */
export function keepAtField(popup: HTMLElement, field: HTMLElement): Dispose {
  const position = () => {
    const viewport = { width: page.root().clientWidth, height: innerHeight };
    const isRightToLeft = getComputedStyle(field).direction === 'rtl';
    const styles = positionAtField(field.getBoundingClientRect(), viewport, isRightToLeft);
    for (const [property, value] of Object.entries(styles)) popup.style.setProperty(property, value);
  };
  const follow = ({ target }: Event) => {
    if (target !== popup) position();
  };
  const keepFocus = (event: Event) => event.preventDefault();
  position();
  popup.showPopover?.(); // above the page's own dialogs
  popup.addEventListener('mousedown', keepFocus);
  addEventListener('scroll', follow, true);
  addEventListener('resize', position);
  return () => {
    popup.hidePopover?.();
    popup.removeEventListener('mousedown', keepFocus);
    removeEventListener('scroll', follow, true);
    removeEventListener('resize', position);
  };
}
