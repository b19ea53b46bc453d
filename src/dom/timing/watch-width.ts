import type { Dispose } from '../../data/dispose';
import { contentSize } from '../layout';
import { createResizeObserver } from '../observers';
import { createResizeScheduler } from './resize';

/** Milliseconds until a width counts as settled (specification, section 9, gallery). */
const DEBOUNCE = 100;

/** Browsers round widths by up to this many px. */
const ROUNDING = 1;

/**
 * Reports an element's width (px): the first, unless it is known, and the first after it was hidden, before the next
 * frame is drawn; later ones once they have settled; none while it is hidden. The observer only records sizes:
 * rendering at once could change sizes that other observers have just been given.
 */
export function watchWidth(element: Element, notify: (width: number) => void, known = 0): Dispose {
  let reported = known;
  let width = 0;
  const notifyLatest = () => {
    reported = width;
    notify(width);
  };
  const { schedule, cancel } = createResizeScheduler(notifyLatest, DEBOUNCE);
  const measureFirst = () => {
    width = contentSize(element).width;
    return () => {
      if (width) notifyLatest();
      watcher.observe(element);
    };
  };
  const watcher = createResizeObserver((entries) => {
    width = entries.at(-1)?.contentRect.width ?? 0;
    cancel();
    if (!width) reported = 0;
    if (Math.abs(width - reported) < ROUNDING) return;
    if (reported) schedule();
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

/** Reads the layout without changing it and returns a function that makes the changes. */
type Measure = () => () => void;

const waiting = new Set<Measure>();

/**
 * In the next frame, all pending measurements run first and all changes after them, so that the page is laid out only
 * once.
 */
export function measureThenDraw(measure: Measure): void {
  if (!waiting.size) requestAnimationFrame(runAll);
  waiting.add(measure);
}

/** For elements removed before the frame comes. */
export function forgetMeasure(measure: Measure): void {
  waiting.delete(measure);
}

function runAll(): void {
  const all = [...waiting];
  waiting.clear();
  for (const draw of all.map((measure) => measure())) draw();
}
