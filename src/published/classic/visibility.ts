import { isVisible } from '../../dom/is-visible';
import { topmostAt } from '../../dom/layout';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import type { Runtime } from '../../runtime/types';
import noTransitions from './no-transitions.css';

/** Takes up space, but nothing of it is visible. Without a box, it is hidden deliberately. */
export function isInvisible(element: Element): boolean {
  const { opacity, visibility } = getComputedStyle(element);
  return visibility === 'hidden' || Number(opacity) < 0.01;
}

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

/** Disables transitions while classes are tried, so that computed styles show their effect at once. */
export function withoutTransitions<Result>({ tag }: Runtime, run: () => Result): Result {
  const removeStyles = addStyles(noTransitions, tag.nonce);
  try {
    return run();
  } finally {
    page.body().getBoundingClientRect(); // commits the tried styles before transitions are enabled again
    removeStyles();
  }
}
