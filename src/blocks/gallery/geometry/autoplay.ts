import { wrapIndex } from '../../../data/swipe';

/** Milliseconds and order of slides that show by themselves (specification, section 9, gallery). */
export const AUTOPLAY = { timeout: 5000, randomize: true } as const;

/** Seconds: three changes a second or more can bring on a seizure (WCAG 2.3.1). */
export const SHORTEST_AUTOPLAY = 0.5;

/** Milliseconds that a slide stays: the block's seconds, where they are more than none. */
export function autoplayTimeout(seconds: number): number {
  return seconds > 0 ? seconds * 1000 : AUTOPLAY.timeout;
}

/** What comes by itself after `index`: the following one, or any other. `random` gives 0 up to 1. */
export function autoplayTarget(
  index: number,
  count: number,
  randomize: boolean,
  random = Math.random,
): number {
  return wrapIndex(index + (randomize ? 1 + Math.floor(random() * (count - 1)) : 1), count);
}
