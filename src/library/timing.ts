/** Timing for callers without types: each throws an UnexpectedValueError for work that cannot be done. */
import { createFetch as create, type Fetcher } from '../api/create-fetch';
import { requireFunction } from '../data/require';
import { type ResizeScheduler, createResizeScheduler as schedule } from '../dom/timing/resize';

/** Keeps the state of something that is loaded, perhaps again and again; the last call wins. */
export function createFetch<Input extends unknown[], Value>(
  load: (...input: Input) => Promise<Value>,
): Fetcher<Input, Value> {
  return create(requireFunction('What loads', load));
}

/** Does work that depends on sizes once they have not changed for a while (milliseconds). */
export function createResizeScheduler(work: () => void, wait?: number): ResizeScheduler {
  return schedule(requireFunction('Work that depends on sizes', work), wait);
}
