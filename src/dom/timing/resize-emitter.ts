import type { Dispose } from '../../data/dispose';

import { createResizeScheduler } from './resize-scheduler';

/** Milliseconds after the window's last change of size (specification, section 9, gallery). */
const DEBOUNCE = 300;

export interface ResizeEmitter {
  /** Tells when the window has its new size; returns the remover. */
  on(listener: () => void): Dispose;
}

/** One listener to the window's size for however many want to know; there is none while nobody does. */
export function createResizeEmitter(debounce = DEBOUNCE): ResizeEmitter {
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
