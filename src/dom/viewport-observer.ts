import { working } from './observers';

/** Distance in px from the viewport at which things load (specification, section 9, images). */
const NEAR_MARGIN = 200;

/** An observer of what comes near the viewport; `undefined` where the browser cannot tell. */
export function observeViewport(callback: IntersectionObserverCallback): IntersectionObserver | undefined {
  return working(() => new IntersectionObserver(callback, { rootMargin: `${NEAR_MARGIN}px` }));
}
