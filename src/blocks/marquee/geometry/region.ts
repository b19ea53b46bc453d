/** Px of the narrowest region (specification, section 9, layout and interaction). */
const NARROWEST = 50;

/** More copies than this would cost more than anybody sees. */
const MOST_COPIES = 200;

/** Px per second at a speed of 1. */
const PACE = 60;

export function regionWidth(width: number): number {
  return Math.max(NARROWEST, width);
}

/** How many copies of a text (`period` px wide) fill a length while they move by one of them. */
export function copiesFor(length: number, period: number): number {
  return Math.min(MOST_COPIES, Math.ceil(length / period) + 1);
}

/** Milliseconds in which the text moves by its own width in px; endless at a speed of 0. */
export function periodDuration(period: number, animationSpeed: number): number {
  return (period / (PACE * animationSpeed)) * 1000;
}
