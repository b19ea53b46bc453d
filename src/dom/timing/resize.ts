import type { Dispose } from '../../data/dispose';
import { createResizeObserver } from '../observers';

/** Milliseconds without a further wish before the work is done (specification, section 9, gallery). */
const SCHEDULER_WAIT = 150;

export interface ResizeScheduler {
  /** Wishes for the work; it is done once sizes have settled. */
  schedule(): void;
  cancel(): void;
}

/** Does work that depends on sizes once they have not changed for a while (milliseconds). */
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

/** Milliseconds after the window's last change of size (specification, section 9, gallery). */
const EMITTER_WAIT = 300;

export interface ResizeEmitter {
  /** Tells when the window has its new size; returns the remover. */
  on(listener: () => void): Dispose;
}

/** One listener to the window's size for however many want to know; there is none while nobody does. */
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

/** Tells of each new size in a frame of its own: written at once, it could change sizes that were just told. */
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

/** Milliseconds until sizes have settled (specification, section 9, gallery). */
const SETTLED_AFTER = 100;

/** Does work that depends on elements' sizes soon, and each time these have settled on other ones. */
export function followSizes(elements: readonly Element[], work: () => void): Dispose {
  const { schedule, cancel } = createResizeScheduler(work, SETTLED_AFTER);
  const watcher = createResizeObserver(schedule);
  for (const element of elements) watcher.observe(element);
  return () => {
    watcher.disconnect();
    cancel();
  };
}
