import { guarded } from '../../data/guarded';
import { entriesOf } from '../../data/indexes';
import { highlightDurations } from './geometry/durations';
import type { Box } from './geometry/lines';
import { hiddenState } from './geometry/motion';
import type { TextHighlight } from './settings';

type Settings = TextHighlight['settings'];

/** Whether the highlight is animated; not with reduced motion. */
export function isAnimated({ settings, runtime }: TextHighlight): boolean {
  return settings.isAnimationEnabled && settings.duration > 0 && !runtime.media.prefersReducedMotion();
}

/** A line's state before it appears. */
export function hide(line: Element, { animation, direction }: Settings): void {
  Object.assign(line.querySelector('path')?.style ?? {}, hiddenState(animation, direction));
}

/** The lines' state once they have appeared. */
export function show(lines: readonly Element[], { animation, direction }: Settings): void {
  const shown = Object.fromEntries(
    Object.keys(hiddenState(animation, direction)).map((property) => [property, '']),
  );
  for (const line of lines) Object.assign(line.querySelector('path')?.style ?? {}, shown);
}

/** All lines start together; a shorter one ends earlier. */
export function animate(lines: readonly Element[], settings: Settings, boxes: readonly Box[]): void {
  const hidden = hiddenState(settings.animation, settings.direction);
  const widths = boxes.map(({ width }) => width);
  for (const [index, duration] of entriesOf(highlightDurations(settings.duration * 1000, widths))) {
    const path = lines[index]?.querySelector('path');
    guarded(() => path?.animate([{ ...hidden, offset: 0 }], { duration, easing: 'ease-in-out' }));
  }
}
