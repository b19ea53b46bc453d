import type { Stop } from '../types';

/** Distance in px from the viewport at which things load (specification, section 9, images). */
export const NEAR_MARGIN = 200;

/** Runs something once an element comes near the viewport, or at once where the browser cannot tell. */
export interface Near {
  watch(element: Element, run: () => void): Stop;
}

export function createNear(): Near {
  const waiting = new Map<Element, () => void>();
  const observer = observe((entries) => {
    for (const entry of entries) if (entry.isIntersecting) arrive(entry.target);
  });
  function arrive(element: Element): void {
    const run = waiting.get(element);
    forget(element);
    run?.();
  }
  function forget(element: Element): void {
    waiting.delete(element);
    observer?.unobserve(element);
  }
  return {
    watch(element, run) {
      waiting.set(element, run);
      if (observer) observer.observe(element);
      else arrive(element);
      return () => forget(element);
    },
  };
}

/** An observer with the common margin; `undefined` where the browser has none. */
export function observe(callback: IntersectionObserverCallback): IntersectionObserver | undefined {
  return typeof IntersectionObserver === 'function'
    ? new IntersectionObserver(callback, { rootMargin: `${NEAR_MARGIN}px` })
    : undefined;
}
