import type { Dispose } from '../../data/dispose';
import { boxAround } from '../../dom/layout';
import { createResizeObserver } from '../../dom/observers';
import { createResizeScheduler } from '../../dom/timing/resize';
import type { MountedBlock } from '../../runtime/block/plain-block';

import { availableWidth, spaceAround } from './available-width';
import { scale } from './scale';
import type { settings } from './settings';
import { shrink } from './shrink';

export type TextShrink = MountedBlock<typeof settings>;

/** Milliseconds after the last change of the room (specification, section 9, dialogs, tooltips and text). */
const DEBOUNCE = 100;

/** Fits the text into one line, and does so again when its room or its typeface changes. */
export function startTextShrink(block: TextShrink): Dispose {
  const { element, signal } = block;
  const [widthOf, adapt] = element.matches('.sqsrte-scaled-text')
    ? [spaceAround, scale]
    : [availableWidth, shrink];
  let space = 0;
  const refit = () => {
    if (widthOf(element)) adapt(block);
    space = widthOf(element);
  };
  const { schedule, cancel } = createResizeScheduler(refit, DEBOUNCE);
  const watcher = createResizeObserver(() => {
    const now = widthOf(element);
    if (now && now !== space) schedule(); // while it is hidden it has none, and keeps its size
  });
  for (const box of [element, boxAround(element)]) watcher.observe(box);
  document.fonts?.addEventListener('loadingdone', schedule, { signal });
  refit();
  return () => {
    cancel();
    watcher.disconnect();
  };
}
