import { useEffect } from 'react';
import { matchesMedia } from '../../dom/device';
import { memberOf } from '../../dom/member';
import type { Runtime } from '../../runtime/types';

/** Milliseconds, so that a pointer passing over several rows doesn't scroll the page. */
const DELAY = 150;

/** Scrolls an element into view, unless it is already visible. */
export function useScrollTo(element: Element | undefined, { media }: Runtime): void {
  useEffect(() => {
    if (!element) return;
    const behavior = media.prefersReducedMotion() ? 'instant' : 'smooth';
    const timer = setTimeout(() => {
      if (!isInView(element)) memberOf(element, 'scrollIntoView')({ block: 'start', behavior });
    }, DELAY);
    return () => clearTimeout(timer);
  }, [element, media]);
}

/** On narrow screens, the panel covers the lower half. */
const NARROW = '(max-width: 48em)';

function isInView(element: Element): boolean {
  const { top, bottom, height } = memberOf(element, 'getBoundingClientRect')();
  const end = matchesMedia(NARROW) ? innerHeight / 2 : innerHeight;
  return height === 0 || (top >= 0 && Math.min(bottom, top + 100) <= end);
}
