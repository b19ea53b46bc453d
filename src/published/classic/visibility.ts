import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import type { Runtime } from '../../runtime/types';
import noTransitions from './no-transitions.css';

/** Takes room on the page, but nothing of it is seen. Without a box it is a choice of the page's, not a wait. */
export function isInvisible(element: Element): boolean {
  const { opacity, visibility } = getComputedStyle(element);
  return visibility === 'hidden' || Number(opacity) < 0.01;
}

/** How many controls of a panel are asked whether they can be reached: the first ones may lie under a bar. */
const PROBES = 5;

/**
 * Whether a visitor can use what is in the panel: one of its controls lies in the viewport, and on top there. That
 * holds for every way in which style sheets hide a panel: no box, no height, transparent, moved aside, underneath.
 */
export function isUsable(panel: Element): boolean {
  const controls = [...panel.querySelectorAll('a, button, input, label')].filter(hasBox).slice(0, PROBES);
  return controls.some((control) => isOnTop(control, panel) && !isTransparent(control));
}

function hasBox(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function isOnTop(control: Element, panel: Element): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  if (!width || !height) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && panel.contains(hit);
}

function isTransparent(element: Element): boolean {
  return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Tries classes out: nothing moves meanwhile, so computed styles say at once what a class leads to. */
export function withoutTransitions<Result>({ tag }: Runtime, run: () => Result): Result {
  const removeStyles = addStyles(noTransitions, tag.nonce);
  try {
    return run();
  } finally {
    page.body().getBoundingClientRect(); // the styles that were tried are settled before things move again
    removeStyles();
  }
}
