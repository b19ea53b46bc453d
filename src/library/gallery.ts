/** Galleries for callers without types: each throws an UnexpectedValueError for what it has no use for. */
import * as alignment from '../blocks/gallery/geometry/alignment';
import * as boundaries from '../blocks/gallery/geometry/boundaries';
import * as design from '../blocks/gallery/geometry/design';
import { number } from '../data/fields';
import { describe, requireNumber, requireObject, UnexpectedValueError } from '../data/require';
import * as swipe from '../data/swipe';
import * as wrap from '../data/swipe';
import * as autocolumns from '../media/layout/columns';

/** Any index as one of `count` slides: past the last comes the first again. 0 where there are none. */
export function wrapIndex(index: number, count: number): number {
  return wrap.wrapIndex(
    requireNumber('The index of a slide', index),
    requireNumber('The count of slides', count),
  );
}

/** Seconds in which a slide goes the remaining way: as fast as the finger was, within bounds. */
export function swipeDuration(input: swipe.Swipe): number {
  const { distance, velocity, viewportWidth } = requireObject('A swipe', input);
  return swipe.swipeDuration({
    distance: requireNumber('The distance of a swipe', distance),
    velocity: requireNumber('The velocity of a swipe', velocity),
    viewportWidth: requireNumber('The viewportWidth of a swipe', viewportWidth),
  });
}

/**
 * How many columns a width in px takes; at least one.
 * @throws UnexpectedValueError unless the column width is a number above 0, or its digits.
 */
export function columnCount(
  width: number,
  columnWidth: number | string,
  behavior: autocolumns.ColumnWidthBehavior = 'min',
): number {
  const wished = number(columnWidth) ?? 0;
  if (wished <= 0) throw new UnexpectedValueError('columnWidth', 'a positive number', columnWidth);
  return autocolumns.columnCount(requireNumber('The width of columns', width), wished, behavior);
}

/**
 * The design that a block's data ask for; without a name it is `base`.
 * @throws BlockDataError in the specification's words when there is no design of that name.
 */
export function galleryDesignFor(blockDesign: unknown = ''): design.GalleryDesign {
  return design.galleryDesignFor(inWords(blockDesign));
}

/** Where in the strip the active slide stands. @throws RangeError unless it is start, middle, end or their side. */
export function stripAlignment(raw: unknown): alignment.StripAlignment {
  return known(alignment.stripAlignment(raw), 'Strip alignment must be start, middle or end', raw);
}

/** One word for both ends, or one for each: `inertial`, `hard none`. @throws RangeError for any other word. */
export function parseBoundaries(raw: unknown): boundaries.Boundaries {
  return known(
    boundaries.parseBoundaries(raw),
    'Swipe transition boundaries must each be none, hard or inertial',
    raw,
  );
}

/** The part of the width from which a drag goes over to the next slide. @throws RangeError for no percentage. */
export function parseSnapPoints(raw: unknown): number {
  return known(boundaries.parseSnapPoints(raw), "snapPoints must be a percentage or 'none'", raw);
}

/** @throws RangeError in the specification's words (section 5) for a value that is none. */
function known<Value>(value: Value | undefined, rule: string, raw: unknown): Value {
  if (value !== undefined) return value;
  throw new RangeError(`${rule}, got ${inWords(raw)}`);
}

/** What is no text cannot be what is looked for, and errors name it so. */
function inWords(raw: unknown): string {
  return typeof raw === 'string' ? raw : describe(raw);
}
