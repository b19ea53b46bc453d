import type { Dispose } from '../../data/dispose';

import { createResizeObserver } from '../observers';

/** Tells of each new size in a frame of its own: written at once, it could change sizes that were just told. */
export function watchSize(element: Element, notify: () => void): Dispose {
  let frame = 0;
  const watcher = createResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(notify);
  });
  watcher.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
  };
}
