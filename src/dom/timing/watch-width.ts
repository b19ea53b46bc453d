import type { Dispose } from '../../data/dispose';
import { createResizeObserver } from '../observers';
import { createResizeScheduler } from './resize';

/** Milliseconds until a width has settled (specification, section 9, gallery). */
const DEBOUNCE = 100;

/** Px within which browsers round widths. */
const ROUNDING = 1;

/**
 * Tells an element's width (px): the first one before the next frame is drawn, unless it is known; further ones when
 * they have settled; none while it is hidden. An observer only takes note: what is drawn by a width must not change
 * sizes that were just told to other observers.
 */
export function watchWidth(element: Element, notify: (width: number) => void, known = 0): Dispose {
  let told = known;
  let width = 0;
  const tellLatest = () => {
    told = width;
    notify(width);
  };
  const { schedule, cancel } = createResizeScheduler(tellLatest, DEBOUNCE);
  const measureFirst = () => {
    width = contentWidth(element);
    return () => {
      if (width) tellLatest();
      watcher.observe(element);
    };
  };
  const watcher = createResizeObserver((entries) => {
    width = entries.at(-1)?.contentRect.width ?? 0;
    cancel();
    if (!width || Math.abs(width - told) < ROUNDING) return;
    if (told) schedule();
    else showFirst();
  });
  const showFirst = () => {
    watcher.disconnect();
    measureThenDraw(measureFirst);
  };
  if (known) watcher.observe(element);
  else showFirst();
  return () => {
    cancel();
    forgetMeasure(measureFirst);
    watcher.disconnect();
  };
}

/** Px; 0 while it is hidden. */
export function contentWidth(element: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return Math.max(0, element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
}

/** Measures something of the page without changing it, and gives what changes the page by it. */
export type Measure = () => () => void;

const waiting = new Set<Measure>();

/** In the next frame everything that waits is measured first and drawn then, so that the page is laid out once. */
export function measureThenDraw(measure: Measure): void {
  if (!waiting.size) requestAnimationFrame(runAll);
  waiting.add(measure);
}

/** For what is no longer there when the frame comes. */
export function forgetMeasure(measure: Measure): void {
  waiting.delete(measure);
}

function runAll(): void {
  const all = [...waiting];
  waiting.clear();
  for (const draw of all.map((measure) => measure())) draw();
}
