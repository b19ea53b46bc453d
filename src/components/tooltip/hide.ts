import type { Disposables } from '../../data/dispose';
import * as page from '../../dom/page';

/** Milliseconds for the pointer's way from the element to its tooltip. */
const GRACE = 300;

/** Ends when the pointer is neither over the element nor over its tooltip, unless the keyboard is there. */
export function hideOnLeave(disposables: Disposables, element: Element, tooltip: Element): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (![element, tooltip].some((part) => part.matches(':hover')) && !hasKeyboardFocus(element))
      disposables.dispose();
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, GRACE);
  };
  addEventListener('pointerout', lookSoon);
  disposables.add(() => {
    removeEventListener('pointerout', lookSoon);
    clearTimeout(timer);
  });
}

function hasKeyboardFocus(element: Element): boolean {
  const focused = page.activeElement();
  return focused !== null && element.contains(focused) && focused.matches(':focus-visible');
}

/** Whatever the pointer does: after a touch it seems to stay where it was. */
export function hideOnBlur(disposables: Disposables, element: Element): void {
  element.addEventListener('focusout', disposables.dispose);
  disposables.add(() => element.removeEventListener('focusout', disposables.dispose));
}

/** What is to be done when things move on the page. An element that leaves the viewport takes its tooltip along. */
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
