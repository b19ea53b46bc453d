import type { ServerAttributes } from '../runtime/attributes';
import { matching, type Root } from '../runtime/find-blocks';
import type { Runtime, Stop } from '../types';
import { OBSERVER_THRESHOLDS } from './thresholds';

/** How much of a block must be in view before it animates (specification, section 9, layout and interaction). */
const ENOUGH = 0.5;

/**
 * Marks each block once with the class `is-in-view`: when half of it is in view, or any of it where it is taller than
 * the window. Blocks inserted later are marked too; a block that is unmounted loses the mark.
 */
export function watchInView(runtime: Runtime): Stop {
  const marks = new Map<Element, ServerAttributes>();
  const observer = new IntersectionObserver(markArrived, { threshold: [...OBSERVER_THRESHOLDS] });
  let isOver = false;

  function markArrived(entries: IntersectionObserverEntry[]): void {
    for (const { target } of entries.filter(isInView)) mark(target);
  }
  function mark(block: Element): void {
    observer.unobserve(block);
    if (marks.has(block)) return;
    const attributes = runtime.keepAttributes();
    attributes.toggleClass(block, 'is-in-view', true);
    marks.set(block, attributes);
  }
  function unmark(block: Element): void {
    observer.unobserve(block);
    marks.get(block)?.restore();
    marks.delete(block);
  }
  function watch(root: Root): void {
    for (const block of matching(root, '[data-block]')) if (!marks.has(block)) observer.observe(block);
  }

  const stopMounted = runtime.events.on('mounted', ({ element }) => watch(element));
  const stopUnmounted = runtime.events.on('unmounted', ({ element }) => unmark(element));
  runtime.insertions.watch(({ added }) => {
    if (isOver) return;
    for (const block of marks.keys()) if (!block.isConnected) unmark(block);
    added.forEach(watch);
  });
  watch(document);
  return () => {
    isOver = true;
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
