import type { Dispose } from '../../data/dispose';
import { createResizeObserver } from '../observers';

/** Milliseconds without another request until the work runs (specification, section 9, gallery). */
const SCHEDULER_WAIT = 150;

export interface ResizeScheduler {
  /** Requests the work; it runs once sizes have settled. */
  schedule(): void;
  cancel(): void;
}

/** Runs work that depends on sizes once they have been stable for a while (milliseconds). */
export function createResizeScheduler(work: () => void, wait = SCHEDULER_WAIT): ResizeScheduler {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    schedule() {
      cancel();
      timer = setTimeout(work, wait);
    },
    cancel,
  };
}

/** Milliseconds after the last resize event (specification, section 9, gallery). */
const EMITTER_WAIT = 300;

export interface ResizeEmitter {
  /** Calls the listener when the window has a new size; returns its remover. */
  on(listener: () => void): Dispose;
}

/** Shares one window resize listener among all subscribers; removed when there are none. */
export function createResizeEmitter(debounce = EMITTER_WAIT): ResizeEmitter {
  const listeners = new Set<() => void>();
  const { schedule, cancel } = createResizeScheduler(() => {
    for (const listener of listeners) listener();
  }, debounce);
  const stopListening = () => {
    removeEventListener('resize', schedule);
    cancel();
  };
  return {
    on(listener) {
      if (!listeners.size) addEventListener('resize', schedule);
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && !listeners.size) stopListening();
      };
    },
  };
}

/**
 * Reports each new size in a separate frame: writing at once could change sizes that observers have just been given.
 */
export function watchSize(element: Element, notify: () => void): Dispose {
  let frame = 0;
  const watcher = createResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(notify);
  });
  watcher.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
  };
}

/** Milliseconds until sizes count as settled (specification, section 9, gallery). */
const SETTLED_AFTER = 100;

/** Runs work that depends on elements' sizes soon, and again each time they have settled at new values. */
export function followSizes(
  elements: readonly Element[],
  work: () => void,
  settledAfter = SETTLED_AFTER,
): Dispose {
  const { schedule, cancel } = createResizeScheduler(work, settledAfter);
  const watcher = createResizeObserver(schedule);
  for (const element of elements) watcher.observe(element);
  return () => {
    watcher.disconnect();
    cancel();
  };
}
