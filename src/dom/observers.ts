import { guarded } from '../data/guarded';

/** What our observers of elements are asked. */
export type ElementObserver = Pick<ResizeObserver, 'observe' | 'unobserve' | 'disconnect'>;

/** Tells of elements' sizes; see `createFallback` for browsers that cannot. */
export function createResizeObserver(callback: (entries: ResizeObserverEntry[]) => void): ElementObserver {
  return working(() => new ResizeObserver(callback)) ?? createFallback(callback);
}

/** Tells what comes into view and leaves it; where the browser cannot tell, everything is in view. */
export function createIntersectionObserver(
  callback: (entries: IntersectionObserverEntry[]) => void,
  options?: IntersectionObserverInit,
): ElementObserver {
  return working(() => new IntersectionObserver(callback, options)) ?? createFallback(callback);
}

/** Tells of changed nodes; never where the browser cannot. */
export function createMutationObserver(
  callback: (records: MutationRecord[]) => void,
): Pick<MutationObserver, 'observe' | 'disconnect'> {
  return guarded(() => new MutationObserver(callback)) ?? { observe() {}, disconnect() {} };
}

/** The classes of observers that are known to observe. */
const proven = new Set<unknown>();

/** An observer that does what it is there for: another script of the page may have replaced its class by anything. */
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

/** Tells how things are once an element is observed, and again whenever the window's size changes. */
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
    contentRect: contentRectOf(target),
  };
}

function contentRectOf(target: Element): object {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(target);
  return {
    width: target.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    height: target.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
  };
}

/** Distance in px from the viewport at which things load (specification, section 9, images). */
const NEAR_MARGIN = 200;

/** An observer of what comes near the viewport; `undefined` where the browser cannot tell. */
export function observeViewport(callback: IntersectionObserverCallback): IntersectionObserver | undefined {
  return working(() => new IntersectionObserver(callback, { rootMargin: `${NEAR_MARGIN}px` }));
}

/** The parts of an element in view at which observers are told (specification, section 9, layout and interaction). */
export const OBSERVER_THRESHOLDS = [0, 0.1, 0.25, 0.5, 1] as const;
