/** Timing for callers without types: each throws an UnexpectedValueError for invalid arguments. */
import { createFetch as create, type Fetcher } from '../api/create-fetch';
import { requireFunction } from '../data/require';
import { type ResizeScheduler, createResizeScheduler as schedule } from '../dom/timing/resize';

/** Keeps the state of repeatable loads; the last call wins. */
export function createFetch<Input extends unknown[], Value>(
  load: (...input: Input) => Promise<Value>,
): Fetcher<Input, Value> {
  return create(requireFunction('The loader', load));
}

/** Runs work that depends on sizes once they have been stable for a while (milliseconds). */
export function createResizeScheduler(work: () => void, wait?: number): ResizeScheduler {
  return schedule(requireFunction('The work of a resize scheduler', work), wait);
}
