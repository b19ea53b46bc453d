import { guarded } from '../../data/guarded';
import { highlightDurations } from './geometry/durations';
import type { Box } from './geometry/lines';
import { hiddenState } from './geometry/motion';
import type { TextHighlight } from './text-highlight';

type Settings = TextHighlight['settings'];

/** Whether the mark appears by and by; visitors who prefer reduced motion see it at once. */
export function isAnimated({ settings, runtime }: TextHighlight): boolean {
  return settings.isAnimationEnabled && settings.duration > 0 && !runtime.media.prefersReducedMotion();
}

export function hide(line: Element, { animation, direction }: Settings): void {
  Object.assign(line.querySelector('path')?.style ?? {}, hiddenState(animation, direction));
}

/** All lines begin together; a shorter one is done earlier. */
export function showByMotion(lines: readonly Element[], settings: Settings, boxes: readonly Box[]): void {
  const hidden = hiddenState(settings.animation, settings.direction);
  const widths = boxes.map(({ width }) => width);
  for (const [index, duration] of highlightDurations(settings.duration * 1000, widths).entries()) {
    const path = lines[index]?.querySelector('path');
    guarded(() => path?.animate([{ ...hidden, offset: 0 }], { duration, easing: 'ease-in-out' }));
    // A motion makes the browser work out what was written before it: so all of a frame begin, and then are written to.
    queueMicrotask(() => {
      for (const property of Object.keys(hidden)) Object.assign(path?.style ?? {}, { [property]: '' });
    });
  }
}
