import type { ServerAttributes } from '../../runtime/attributes';
import { boxAround } from '../../text/box-around';
import { createResizeScheduler } from '../../timing/resize-scheduler';
import type { Stop } from '../../types';
import type { MountedBlock } from '../plain-block';
import { largestFitting } from './largest-fitting';
import { roomFor, textWidth } from './room';
import type { settings } from './settings';

/** The smallest font size in px (specification, section 9, dialogs, tooltips and text). */
const SMALLEST = 11;

/** Milliseconds after the last change of the room (specification, section 9, dialogs, tooltips and text). */
const DEBOUNCE = 100;

/** Px by which browsers round the widths of boxes. */
const ROUNDING = 0.5;

/** Makes the text small enough for one line, and does so again when its room or its typeface changes. */
export function startTextShrink({ element, attributes, signal }: MountedBlock<typeof settings>): Stop {
  let room = 0;
  const refit = () => {
    if (roomFor(element)) shrink(element, attributes);
    room = roomFor(element);
  };
  const { schedule, cancel } = createResizeScheduler(refit, DEBOUNCE);
  const watcher = new ResizeObserver(() => {
    const now = roomFor(element);
    if (now && now !== room) schedule(); // while it is hidden it has none, and keeps its size
  });
  for (const box of [element, boxAround(element)]) watcher.observe(box);
  document.fonts.addEventListener('loadingdone', schedule, { signal });
  refit();
  return () => {
    cancel();
    watcher.disconnect();
  };
}

/** Where even the smallest size is too large for one line, the text is set in it and may wrap as it did. */
function shrink(element: HTMLElement, attributes: ServerAttributes): void {
  attributes.restore();
  const full = Number.parseFloat(getComputedStyle(element).fontSize);
  const setSize = (size: number) => attributes.style(element, 'font-size', `${size}px`);
  const isFitting = (size: number) => {
    setSize(size);
    return textWidth(element) <= roomFor(element) + ROUNDING;
  };
  attributes.style(element, 'white-space', 'nowrap');
  if (full <= SMALLEST || isFitting(full)) {
    attributes.restore();
  } else if (isFitting(SMALLEST)) {
    setSize(largestFitting(SMALLEST, full, isFitting));
  } else {
    attributes.restore();
    setSize(SMALLEST);
  }
}
