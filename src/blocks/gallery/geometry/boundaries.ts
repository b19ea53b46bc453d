/** A drag beyond the first or last slide continues, stops, or meets increasing resistance. */
const BOUNDARIES = ['none', 'hard', 'inertial'] as const;

type Boundary = (typeof BOUNDARIES)[number];

/** For the first and the last slide. */
export type Boundaries = readonly [beginning: Boundary, end: Boundary];

/**
 * One word for both ends, or one for each: `inertial`, `hard none`; `undefined` for others (specification, section 5).
 */
export function parseBoundaries(raw: unknown): Boundaries | undefined {
  const [first, last = first, ...more] = typeof raw === 'string' ? raw.trim().split(/\s+/) : [];
  const [beginning, end] = [first, last].map((word) => BOUNDARIES.find((known) => known === word));
  return beginning && end && !more.length ? [beginning, end] : undefined;
}

/** Fraction of a drag that remains beyond an inertial boundary. */
const INERTIA = 1 / 3;

/** How far slides follow a drag (px) beyond a boundary. */
export function dragBeyond(boundary: Boundary, distance: number): number {
  if (boundary === 'hard') return 0;
  return boundary === 'inertial' ? distance * INERTIA : distance;
}

/**
 * The fraction of the width, 0 to 1, from which a slow drag changes the slide; with `none`, only a swipe does.
 * `undefined` unless it is a percentage or `none` (specification, section 5).
 */
export function parseSnapPoints(raw: unknown): number | undefined {
  if (raw === 'none') return Number.POSITIVE_INFINITY;
  const [, percent] = /^\s*(\d+(?:\.\d+)?)%\s*$/.exec(typeof raw === 'string' ? raw : '') ?? [];
  return percent ? Number(percent) / 100 : undefined;
}
