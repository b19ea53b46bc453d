import type { StripAlignment } from './alignment';

/** Slides in a row that is scrolled, in px along the row; 0 is its beginning, on whichever side that is. */
export interface Track {
  readonly count: number;
  /** What is seen of the row. */
  readonly space: number;
  /** How far it can be scrolled. */
  readonly end: number;
  startOf(index: number): number;
  sizeOf(index: number): number;
}

/** How far to scroll so that a slide is aligned, as far as the row goes. */
export function scrollFor(index: number, track: Track, alignment: StripAlignment): number {
  const free = track.space - track.sizeOf(index);
  const before = alignment === 'start' ? 0 : alignment === 'end' ? free : free / 2;
  return Math.max(0, Math.min(track.startOf(index) - before, track.end));
}

/** Px within which browsers round positions. */
const ROUNDING = 2;

/**
 * The slide that is aligned best at a scroll position. Several are as well where the row ends: then it is the current
 * one, or else the outermost. Looks at few slides of many.
 */
export function slideAt(scroll: number, track: Track, alignment: StripAlignment, current: number): number {
  const distance = (index: number) => Math.abs(scrollFor(index, track, alignment) - scroll);
  if (distance(current) <= ROUNDING) return current;
  if (scroll <= ROUNDING) return 0;
  if (scroll >= track.end - ROUNDING) return track.count - 1;
  const after = firstReaching(scroll, track, alignment);
  return after > 0 && distance(after - 1) <= distance(after) ? after - 1 : after;
}

/** The first slide whose place is at or behind a position, by halving. */
function firstReaching(scroll: number, track: Track, alignment: StripAlignment): number {
  let [low, high] = [0, track.count - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (scrollFor(middle, track, alignment) < scroll) low = middle + 1;
    else high = middle;
  }
  return low;
}
