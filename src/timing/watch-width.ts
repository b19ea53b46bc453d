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
  const watcher = new ResizeObserver((entries) => {
    width = entries.at(-1)?.contentRect.width ?? 0;
    cancel();
    if (!width || width === told) return;
    if (told) schedule();
    else tellLatest();
  });
  watcher.observe(element);
  return () => {
    cancel();
    watcher.disconnect();
  };
}
