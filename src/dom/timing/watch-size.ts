import { createResizeObserver } from '../observers';
import type { Stop } from '../../runtime/types';

/** Tells of each new size in a frame of its own: written at once, it could change sizes that were just told. */
export function watchSize(element: Element, tell: () => void): Stop {
  let frame = 0;
  const watcher = createResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(tell);
  });
  watcher.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
  };
}
