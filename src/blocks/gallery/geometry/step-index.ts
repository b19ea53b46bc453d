import { wrapIndex } from '../../../data/swipe';

/** The index after some steps. With `loop` it wraps around at the ends, else it stops there. */
export function stepIndex(index: number, step: number, count: number, loop: boolean): number {
  return loop ? wrapIndex(index + step, count) : Math.max(0, Math.min(index + step, count - 1));
}
