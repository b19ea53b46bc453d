/**
 * Shadows, waves and animated highlights for callers without types: each throws an UnexpectedValueError for anything
 * but numbers.
 */

import { marqueeSegmentWidth as segmentWidth } from '../blocks/marquee/geometry/segment-width';
import { dropShadowOffset as offset } from '../blocks/shape/drop-shadow';
import { highlightDurations as durations } from '../blocks/text-highlight/geometry/durations';
import { requireList, requireObject, requireRealNumber } from '../data/require';

/** A shadow's offset to the right and down, in the distance's unit; the angle is in degrees. Takes a block's setting too. */
export function dropShadowOffset(shadow: {
  angle: number;
  distance: number | { value: number; unit?: string };
}): { x: number; y: number } {
  const { angle, distance } = requireObject('A shadow', shadow);
  const value = typeof distance === 'object' ? distance?.value : distance;
  return offset({
    angle: requireRealNumber('The angle of a shadow', angle),
    distance: requireRealNumber('The distance of a shadow', value),
  });
}

/** The px from one wave crest to the next; frequencies outside 0 to 10 are clamped. */
export function marqueeSegmentWidth(waveFrequency: number): number {
  return segmentWidth(requireRealNumber('The frequency of a wave', waveFrequency));
}

/** How long each line's highlight is animated, in the unit of `duration`, based on the lines' widths in any unit. */
export function highlightDurations(duration: number, widths: readonly number[]): number[] {
  const read = requireList('The widths of lines', widths).map((width) =>
    requireRealNumber('The width of a line', width),
  );
  return durations(requireRealNumber('The duration of a mark', duration), read);
}

/** The window in which a marquee runs. @throws Error without one, in Node and workers (specification, section 8). */
export function marqueeWindow(): Window & typeof globalThis {
  if (typeof window === 'undefined') throw new Error('Marquee needs a window.');
  return window;
}
