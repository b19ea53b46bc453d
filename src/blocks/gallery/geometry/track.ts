import type { StripAlignment } from './alignment';

/** Slides in a scrolling row, in px along the row; 0 is its start, left or right. */
export interface Track {
  readonly count: number;
  /** Visible length. */
  readonly space: number;
  /** Maximum scroll position. */
  readonly end: number;
  startOf(index: number): number;
  sizeOf(index: number): number;
}

/** The share of the free space that lies before an aligned slide. */
const SHARE_BEFORE: Readonly<Record<StripAlignment, number>> = { start: 0, middle: 0.5, end: 1 };

/** The scroll position that aligns a slide, within the row's limits. */
export function scrollFor(index: number, track: Track, alignment: StripAlignment): number {
  const free = track.space - track.sizeOf(index);
  const before = free * SHARE_BEFORE[alignment];
  return Math.max(0, Math.min(track.startOf(index) - before, track.end));
}

/** Browsers round positions by up to this many px. */
const ROUNDING = 2;

/**
 * The slide best aligned at a scroll position. At the row's end several qualify: then it is the current one, or else
 * the outermost. Only measures a few slides.
 */
export function slideAt(scroll: number, track: Track, alignment: StripAlignment, current: number): number {
  const distance = (index: number) => Math.abs(scrollFor(index, track, alignment) - scroll);
  if (distance(current) <= ROUNDING) return current;
  if (scroll <= ROUNDING) return 0;
  if (scroll >= track.end - ROUNDING) return track.count - 1;
  const after = firstReaching(scroll, track, alignment);
  return after > 0 && distance(after - 1) <= distance(after) ? after - 1 : after;
}

/** Binary search for the first slide at or after a position. */
function firstReaching(scroll: number, track: Track, alignment: StripAlignment): number {
  let [low, high] = [0, track.count - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (scrollFor(middle, track, alignment) < scroll) low = middle + 1;
    else high = middle;
  }
  return low;
}
