/** Shadows and moving marks for callers without types: each throws an UnexpectedValueError for what is no number. */

import { marqueeSegmentWidth as segmentWidth } from '../blocks/marquee/geometry/segment-width';
import { dropShadowOffset as offset } from '../blocks/shape/drop-shadow';
import { highlightDurations as durations } from '../blocks/text-highlight/geometry/durations';
import { requireList, requireNumber, requireObject } from '../data/require';

/** How far a shadow lies to the right and below, in the distance's unit; the angle is in degrees. */
export function dropShadowOffset(shadow: { angle: number; distance: number }): { x: number; y: number } {
  const { angle, distance } = requireObject('A shadow', shadow);
  return offset({
    angle: requireNumber('The angle of a shadow', angle),
    distance: requireNumber('The distance of a shadow', distance),
  });
}

/** The px from one crest of the wave to the next; frequencies from 0 to 10 make a difference. */
export function marqueeSegmentWidth(waveFrequency: number): number {
  return segmentWidth(requireNumber('The frequency of a wave', waveFrequency));
}

/** How long each line's mark is drawn, in the unit of `duration`, by the widths of the lines, in any unit. */
export function highlightDurations(duration: number, widths: readonly number[]): number[] {
  const read = requireList('The widths of lines', widths).map((width) =>
    requireNumber('The width of a line', width),
  );
  return durations(requireNumber('The duration of a mark', duration), read);
}
