import type { ServerAttributes } from '../../dom/attributes';

/** Px that stay free between a dropdown and the window's edge. */
const MARGIN = 8;

/** Moves what has just been shown back into the window where it would reach over an edge. */
export function keepInWindow(element: HTMLElement, attributes: ServerAttributes): void {
  attributes.style(element, 'translate', '');
  const { left, right } = element.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const tooFarRight = Math.max(0, right - (width - MARGIN));
  const shift = Math.max(-tooFarRight, MARGIN - left); // the start of a line matters more than its end
  if (tooFarRight || left < MARGIN) attributes.style(element, 'translate', `${Math.round(shift)}px 0`);
}
