import { isVisible } from '../../../dom/is-visible';
import { topmostAt } from '../../../dom/layout';

/** How many controls of a panel are probed: the first ones may be under a bar. */
const PROBES = 5;

/**
 * Whether a visitor can use the panel: one of its controls is in the viewport and topmost at its position. This covers
 * every way of hiding a panel: no box, no height, transparent, off-screen, underneath.
 */
export function isUsable(panel: Element): boolean {
  return firstControls(panel).some((control) => isOnTop(control, panel) && !isTransparent(control));
}

export function firstControls(panel: Element): Element[] {
  return [...panel.querySelectorAll('a, button, input, label')].filter(hasBox).slice(0, PROBES);
}

/** Whether an open panel covers an element, or has pushed it out of the window. */
export function isHiddenBy(panel: Element, element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  const isPushedAside = right <= 0 || left >= innerWidth;
  return !panel.contains(element) && (isPushedAside || isOnTop(element, panel));
}

function hasBox(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Whether the panel, or what is in it, is what a pointer would meet in the middle of an element. */
export function isOnTop(control: Element, panel: Element): boolean {
  const { width, height } = control.getBoundingClientRect();
  return width > 0 && height > 0 && panel.contains(topmostAt(control));
}

export function isTransparent(element: Element): boolean {
  return !isVisible(element, { opacityProperty: true, visibilityProperty: true });
}
