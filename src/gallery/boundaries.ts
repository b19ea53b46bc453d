/** What a drag beyond the first or last slide does: goes on, stops, or goes on ever harder. */
const BOUNDARIES = ['none', 'hard', 'inertial'] as const;

export type Boundary = (typeof BOUNDARIES)[number];

/** Of the first and of the last slide. */
export type Boundaries = readonly [beginning: Boundary, end: Boundary];

/**
 * One word for both ends, or one for each: `inertial`, `hard none`.
 * @throws RangeError for any other word (specification, section 5).
 */
export function parseBoundaries(written: unknown): Boundaries {
  const [first, last = first, ...more] = String(written).trim().split(/\s+/);
  const [beginning, end] = [first, last].map((word) => BOUNDARIES.find((known) => known === word));
  if (beginning && end && !more.length) return [beginning, end];
  throw new RangeError(`Swipe transition boundaries must each be none, hard or inertial, got ${written}`);
}

/** How much of a drag is left beyond an inertial boundary. */
const INERTIA = 1 / 3;

/** How far slides follow a drag (px) beyond a boundary. */
export function dragBeyond(boundary: Boundary, distance: number): number {
  return boundary === 'hard' ? 0 : boundary === 'inertial' ? distance * INERTIA : distance;
}

/**
 * The part of the width, 0 to 1, from which a slow drag goes over to the next slide; with `none` only a swipe does.
 * @throws RangeError unless it is a percentage or `none` (specification, section 5).
 */
export function parseSnapPoints(written: unknown): number {
  if (written === 'none') return Number.POSITIVE_INFINITY;
  const [, percent] = /^\s*(\d+(?:\.\d+)?)%\s*$/.exec(String(written)) ?? [];
  if (percent) return Number(percent) / 100;
  throw new RangeError(`snapPoints must be a percentage or 'none', got ${written}`);
}
