import type { Disposables } from '../../data/dispose';
import * as page from '../../dom/page';

/** Milliseconds for the pointer to get from the element to its tooltip. */
const GRACE = 300;

/**
 * Hides the tooltip when the pointer has left both the element and the tooltip, unless the element has keyboard focus.
 */
export function hideOnLeave(disposables: Disposables, element: Element, tooltip: Element): void {
  const parts = [element, tooltip];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (!parts.some((part) => part.matches(':hover')) && !hasKeyboardFocus(element)) disposables.dispose();
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, GRACE);
  };
  for (const part of parts) part.addEventListener('pointerleave', lookSoon);
  disposables.add(() => {
    element.removeEventListener('pointerleave', lookSoon);
    clearTimeout(timer);
  });
}

function hasKeyboardFocus(element: Element): boolean {
  const focused = page.activeElement();
  return focused !== null && element.contains(focused) && focused.matches(':focus-visible');
}

/** Regardless of the pointer, which seems to stay in place after a touch. */
export function hideOnBlur(disposables: Disposables, element: Element): void {
  element.addEventListener('focusout', disposables.dispose);
  disposables.add(() => element.removeEventListener('focusout', disposables.dispose));
}

/** Updates the position when things move on the page. If the element leaves the viewport, its tooltip is hidden. */
export function keepInPlace(
  disposables: Disposables,
  element: Element,
  tooltip: Element,
  follow: () => void,
): void {
  let wasInSight = isInSight(element);
  const look = ({ target }: Event) => {
    if (target === tooltip) return;
    if (wasInSight && !isInSight(element)) return disposables.dispose();
    wasInSight = isInSight(element);
    follow();
  };
  addEventListener('scroll', look, true);
  addEventListener('resize', look);
  disposables.add(() => {
    removeEventListener('scroll', look, true);
    removeEventListener('resize', look);
  });
}

function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
