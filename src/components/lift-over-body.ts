import * as page from '../dom/page';

/**
 * Shows a fixed element in the browser's top layer if the body has a style that makes fixed elements scroll with it, and
 * puts them at its own edges. It keeps its place in the document, for the focus and for what is inert.
 */
export function liftOverBody(element: HTMLElement): void {
  if (!isBodyContaining() || !element.showPopover) return;
  element.popover = 'manual';
  element.showPopover();
  for (const toasts of page.all<HTMLElement>('.mortar-toasts')) {
    toasts.hidePopover(); // shown again, it lies above what was shown last
    toasts.showPopover();
  }
}

function isBodyContaining(): boolean {
  const { transform, filter, perspective, contain } = getComputedStyle(page.body());
  const isChanged = [transform, filter, perspective].some((value) => value !== 'none');
  return isChanged || /layout|paint|strict|content/.test(contain);
}
