/** Minimum width in px (specification, section 9, layout and interaction). */
const NARROWEST = 50;

/** More copies than this cost more than they show. */
const MOST_COPIES = 200;

/** Px per second at speed 1. */
const PACE = 60;

export function regionWidth(width: number): number {
  return Math.max(NARROWEST, width);
}

/** How many copies of a text (`period` px wide) cover a length while moving by one period. */
export function copiesFor(length: number, period: number): number {
  return Math.min(MOST_COPIES, Math.ceil(length / period) + 1);
}

/** Milliseconds for the text to move by its own width in px; infinite at speed 0. */
export function periodDuration(period: number, animationSpeed: number): number {
  return (period / (PACE * animationSpeed)) * 1000;
}
