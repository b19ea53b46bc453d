import { guarded } from '../data/guarded';
import { contentSize } from './layout';

/** The methods of element observers that we use. */
type ElementObserver = Pick<ResizeObserver, 'observe' | 'unobserve' | 'disconnect'>;

/** Observes element sizes; see `createFallback` for browsers without support. */
export function createResizeObserver(callback: (entries: ResizeObserverEntry[]) => void): ElementObserver {
  return working(() => new ResizeObserver(callback)) ?? createFallback(callback);
}

/** Observes what enters and leaves the viewport; without browser support, everything counts as visible. */
export function createIntersectionObserver(
  callback: (entries: IntersectionObserverEntry[]) => void,
  options?: IntersectionObserverInit,
): ElementObserver {
  return working(() => new IntersectionObserver(callback, options)) ?? createFallback(callback);
}

/** Observes changed nodes; without browser support, it never fires. */
export function createMutationObserver(
  callback: (records: MutationRecord[]) => void,
): Pick<MutationObserver, 'observe' | 'disconnect'> {
  return guarded(() => new MutationObserver(callback)) ?? { observe() {}, disconnect() {} };
}

/** Observer classes that have been seen to work. */
const proven = new Set<unknown>();

/** A native observer if it works, else the fallback: another script of the page may have replaced the class. */
export function working<Observer extends ElementObserver>(create: () => Observer): Observer | undefined {
  return guarded(() => {
    const observer = create();
    if (!proven.has(observer.constructor)) prove(observer);
    return observer;
  });
}

function prove(observer: ElementObserver): void {
  const probe = new Image();
  observer.observe(probe);
  observer.unobserve(probe);
  proven.add(observer.constructor);
}

/** Reports the current state when an element is observed and again whenever the window is resized. */
function createFallback(callback: (entries: never[]) => void): ElementObserver {
  const elements = new Set<Element>();
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    if (elements.size) callback([...elements].map(entryOf) as never[]);
  };
  const notifySoon = () => {
    clearTimeout(timeout);
    timeout = setTimeout(notify);
  };
  return {
    observe(element) {
      elements.add(element);
      addEventListener('resize', notifySoon);
      notifySoon();
    },
    unobserve: (element) => void elements.delete(element),
    disconnect() {
      elements.clear();
      removeEventListener('resize', notifySoon);
    },
  };
}

function entryOf(target: Element): object {
  const boundingClientRect = target.getBoundingClientRect();
  return {
    target,
    isIntersecting: true,
    intersectionRatio: 1,
    boundingClientRect,
    intersectionRect: boundingClientRect,
    contentRect: contentSize(target),
  };
}

/** Distance from the viewport in px at which content loads (specification, section 9, images). */
const NEAR_MARGIN = 200;

/** Observes what comes near the viewport; `undefined` without browser support. */
export function observeViewport(callback: IntersectionObserverCallback): IntersectionObserver | undefined {
  return working(() => new IntersectionObserver(callback, { rootMargin: `${NEAR_MARGIN}px` }));
}

/** Visible fractions of an element at which observers fire (specification, section 9, layout and interaction). */
export const OBSERVER_THRESHOLDS = [0, 0.1, 0.25, 0.5, 1] as const;
