import type { Dispose } from '../data/dispose';
import type { ServerAttributes } from '../dom/attributes';
import { createIntersectionObserver, OBSERVER_THRESHOLDS } from '../dom/observers';
import type { Runtime } from '../runtime/types';

/** Visible fraction of a block at which it animates (specification, section 9, layout and interaction). */
const ENOUGH = 0.5;

/**
 * Adds the class `is-in-view` to each mounted block when half of it is visible, or any part if it is taller than the
 * window. Removed when the block is unmounted.
 */
export function start({ blocks, events, keepAttributes }: Runtime): Dispose {
  const marks = new Map<Element, ServerAttributes>();
  const observer = createIntersectionObserver(markArrived, { threshold: [...OBSERVER_THRESHOLDS] });

  function markArrived(entries: IntersectionObserverEntry[]): void {
    for (const { target } of entries.filter(isInView)) mark(target);
  }
  function mark(block: Element): void {
    observer.unobserve(block);
    if (marks.has(block)) return;
    const attributes = keepAttributes();
    attributes.toggleClass(block, 'is-in-view', true);
    marks.set(block, attributes);
  }
  function unmark(block: Element): void {
    observer.unobserve(block);
    marks.get(block)?.restore();
    marks.delete(block);
  }

  for (const { element, state } of blocks.instances()) if (state === 'mounted') observer.observe(element);
  const stopMounted = events.on('mounted', ({ element }) => observer.observe(element));
  const stopUnmounted = events.on('unmounted', ({ element }) => unmark(element));
  return () => {
    stopMounted();
    stopUnmounted();
    observer.disconnect();
    [...marks.keys()].forEach(unmark);
  };
}

function isInView({
  isIntersecting,
  intersectionRatio,
  boundingClientRect,
}: IntersectionObserverEntry): boolean {
  return isIntersecting && (intersectionRatio >= ENOUGH || boundingClientRect.height > innerHeight);
}
