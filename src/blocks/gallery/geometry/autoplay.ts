import { wrapIndex } from '../../../data/swipe';

/** Milliseconds and order of autoplay (specification, section 9, gallery). */
export const AUTOPLAY = { timeout: 5000, randomize: true } as const;

/** Seconds: three or more changes per second can trigger seizures (WCAG 2.3.1). */
export const SHORTEST_AUTOPLAY = 0.5;

/** The next slide in autoplay: the following one, or any other. `random` returns a number from 0 to below 1. */
export function autoplayTarget(
  index: number,
  count: number,
  randomize: boolean,
  random = Math.random,
): number {
  return wrapIndex(index + (randomize ? 1 + Math.floor(random() * (count - 1)) : 1), count);
}
