/** Px from one sampled point of the wave to the next (specification, section 9, layout and interaction). */
const STEP = 3;

/** What an intensity counts for: from 0 to 10 the wave rises to a quarter of its segment. */
const SHARE = 0.1;
const HIGHEST = 0.25;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far in px the wave rises above its middle, and falls below it. */
export function waveHeight(waveIntensity: number, segmentWidth: number): number {
  return Math.min(1, Math.max(0, waveIntensity * SHARE)) * HIGHEST * segmentWidth;
}

/** Points of the wave, a segment before the region and a segment behind it included, so that text comes and goes unseen. */
export function wavePoints(regionWidth: number, segmentWidth: number, height: number): Point[] {
  const count = Math.ceil((regionWidth + 2 * segmentWidth) / STEP);
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = index * STEP - segmentWidth;
    return { x, y: -height * Math.sin((2 * Math.PI * x) / segmentWidth) };
  });
}

/** The points as a path, to a hundredth of a px. */
export function pathThrough(points: readonly Point[]): string {
  const pairs = points.map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `M${pairs.join('L')}`;
}

/** Px along the points. */
export function lengthOf(points: readonly Point[]): number {
  return points.reduce((length, { x, y }, index) => {
    const before = points[index - 1];
    return before ? length + Math.hypot(x - before.x, y - before.y) : 0;
  }, 0);
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
