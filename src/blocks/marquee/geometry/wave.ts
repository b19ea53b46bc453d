import { range, sumOf } from '../../../data/indexes';
import type { Point } from '../../../media/images/dimensions';

/** Px between sampled points of the wave (specification, section 9, layout and interaction). */
const STEP = 3;

/** Px. More would make the page endless. */
const HIGHEST = 1000;

/** The wave's amplitude in px: its intensity is the height from trough to crest, as on published pages. */
export function waveHeight(waveIntensity: number): number {
  return Math.min(HIGHEST, Math.max(0, waveIntensity)) / 2;
}

/** Points of the wave, including a segment before and after the region, so that text enters and leaves out of sight. */
export function wavePoints(regionWidth: number, segmentWidth: number, height: number): Point[] {
  const count = Math.ceil((regionWidth + 2 * segmentWidth) / STEP);
  return range(count + 1).map((index) => {
    const x = index * STEP - segmentWidth;
    return { x, y: -height * Math.sin((2 * Math.PI * x) / segmentWidth) };
  });
}

/** The points as an SVG path, to a hundredth of a px. */
export function pathThrough(points: readonly Point[]): string {
  const pairs = points.map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `M${pairs.join('L')}`;
}

/** Length in px along the points. */
export function lengthOf(points: readonly Point[]): number {
  const steps = points.map(({ x, y }, index) => {
    const before = points[index - 1];
    return before ? Math.hypot(x - before.x, y - before.y) : 0;
  });
  return sumOf(steps);
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
