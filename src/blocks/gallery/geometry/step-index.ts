import { wrapIndex } from '../../../data/swipe';

/** The index some steps further. Past an end the other one comes with `loop`, else the index stays at the end. */
export function stepIndex(index: number, step: number, count: number, loop: boolean): number {
  return loop ? wrapIndex(index + step, count) : Math.max(0, Math.min(index + step, count - 1));
}
