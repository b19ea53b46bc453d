import type { Dispose } from '../../data/dispose';

import { createResizeObserver } from '../observers';
import { createResizeScheduler } from './resize-scheduler';

/** Milliseconds until sizes have settled (specification, section 9, gallery). */
const DEBOUNCE = 100;

/** Does work that depends on elements' sizes soon, and each time these have settled on other ones. */
export function followSizes(elements: readonly Element[], work: () => void): Dispose {
  const { schedule, cancel } = createResizeScheduler(work, DEBOUNCE);
  const watcher = createResizeObserver(schedule);
  for (const element of elements) watcher.observe(element);
  return () => {
    watcher.disconnect();
    cancel();
  };
}
