import type { Dispose } from '../../../data/dispose';
import * as page from '../../../dom/page';
import type { Size } from '../../../media/images/dimensions';

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
}

/** Px between the list and the field, and between the list and the viewport's edges. */
const GAP = 4;
const MARGIN = 8;

/** Px. Narrower lists are unreadable; with less height below the field, the side with more space is used. */
const LEAST_WIDTH = 260;
const LEAST_HEIGHT = 180;

/**
 * Styles of a list in px of the viewport: below the field with its width, or above it if there is more space. A wider
 * list is aligned with the field's start.
 */
export function positionAtField(field: Box, viewport: Size, isRightToLeft: boolean): Record<string, string> {
  const below = viewport.height - field.bottom - GAP - MARGIN;
  const above = field.top - GAP - MARGIN;
  const isAbove = below < LEAST_HEIGHT && above > below;
  const width = Math.min(Math.max(field.width, LEAST_WIDTH), viewport.width - 2 * MARGIN);
  const start = isRightToLeft ? field.left + field.width - width : field.left;
  const left = Math.max(MARGIN, Math.min(start, viewport.width - MARGIN - width));
  return {
    left: `${left}px`,
    width: `${width}px`,
    top: isAbove ? 'auto' : `${field.bottom + GAP}px`,
    bottom: isAbove ? `${viewport.height - field.top + GAP}px` : 'auto',
    'max-height': `${Math.max(isAbove ? above : below, 0)}px`,
  };
}

/**
 * Shows the list in the top layer, next to its field as that moves; the field keeps the focus. Returns a function that
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
