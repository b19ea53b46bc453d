import { createResizeObserver } from '../runtime/observers';
import type { Stop } from '../types';
import { createResizeScheduler } from './resize-scheduler';

/** Milliseconds until a width has settled (specification, section 9, gallery). */
const DEBOUNCE = 100;

/**
 * Tells an element's width (px): the first one at once, unless it is known; further ones when they have settled; none
 * while it is hidden.
 */
export function watchWidth(element: Element, tell: (width: number) => void, known = 0): Stop {
  let told = known;
  let width = 0;
  const tellLatest = () => {
    told = width;
    tell(width);
  };
  const { schedule, cancel } = createResizeScheduler(tellLatest, DEBOUNCE);
  let frame = 0;
  const tellFirst = () => {
    watcher.disconnect(); // what is drawn by the width must not change a size that was just told
    frame = requestAnimationFrame(() => watcher.observe(element));
    tellLatest();
  };
  const watcher = createResizeObserver((entries) => {
    width = entries.at(-1)?.contentRect.width ?? 0;
    cancel();
    if (!width || width === told) return;
    if (told) schedule();
    else tellFirst();
  });
  watcher.observe(element);
  return () => {
    cancel();
    cancelAnimationFrame(frame);
    watcher.disconnect();
  };
}
