import type { Dispose } from '../../data/dispose';
import { watchSize } from './resize';

/** Applies something anew for each size of an element, and undoes it in between and when disposed. */
export function followSize(element: Element, apply: () => Dispose): Dispose {
  let undo = () => {};
  const stop = watchSize(element, () => {
    undo();
    undo = apply();
  });
  return () => {
    stop();
    undo();
  };
}
