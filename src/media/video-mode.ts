import { describe } from '../data/require';

/** How a video fits its box: `fit` shows all of it, `fill` covers the box, `none` leaves it to the player. */
export type VideoMode = 'none' | 'fit' | 'fill';

const MODES: readonly unknown[] = ['none', 'fit', 'fill', null];

export function isVideoMode(value: unknown): value is VideoMode | null {
  return MODES.includes(value);
}

/** @throws RangeError for anything except none, fit, fill and null (specification, section 5). */
export function videoMode(value: unknown): VideoMode | null {
  if (isVideoMode(value)) return value;
  throw new RangeError(`A video mode must be none, fit, fill or null, got ${describe(value)}`);
}
