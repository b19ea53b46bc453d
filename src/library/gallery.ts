/** Galleries for callers without types: each throws an UnexpectedValueError for invalid arguments. */
import * as alignment from '../blocks/gallery/geometry/alignment';
import * as boundaries from '../blocks/gallery/geometry/boundaries';
import * as design from '../blocks/gallery/geometry/design';
import { readNumber } from '../data/fields';
import { describe, requireObject, requireRealNumber, UnexpectedValueError } from '../data/require';
import * as swipe from '../data/swipe';
import * as autocolumns from '../media/layout/columns';

/** Wraps any index into `count` slides: the first follows the last. 0 if there are none. */
export function wrapIndex(index: number, count: number): number {
  return swipe.wrapIndex(
    requireInteger('The index of a slide', index),
    requireInteger('The count of slides', count),
  );
}

function requireInteger(what: string, value: number): number {
  const read = requireRealNumber(what, value);
  if (Number.isInteger(read)) return read;
  throw new UnexpectedValueError(what, 'an integer', value);
}

/** Seconds for the rest of the slide's way: at the finger's speed, within bounds. */
export function swipeDuration(input: swipe.Swipe): number {
  const { distance, velocity, viewportWidth } = requireObject('A swipe', input);
  return swipe.swipeDuration({
    distance: requireRealNumber('The distance of a swipe', distance),
    velocity: requireRealNumber('The velocity of a swipe', velocity),
    viewportWidth: requireRealNumber('The viewportWidth of a swipe', viewportWidth),
  });
}

/**
 * How many columns fit into a width in px; at least one.
 * @throws UnexpectedValueError unless the column width is a positive number or its digits, and for an unknown behavior.
 */
export function columnCount(
  width: number,
  columnWidth: number | string,
  behavior: autocolumns.ColumnWidthBehavior = 'min',
): number {
  const wished = readNumber(columnWidth) ?? 0;
  if (wished <= 0) throw new UnexpectedValueError('columnWidth', 'a positive number', columnWidth);
  if (behavior !== 'min' && behavior !== 'max')
    throw new UnexpectedValueError('The behavior of a column width', 'min or max', behavior);
  return autocolumns.columnCount(requireRealNumber('The width of columns', width), wished, behavior);
}

/**
 * The design for a block's design name; `base` if there is none.
 * @throws BlockDataError with the specification's message for an unknown name.
 */
export function galleryDesignFor(blockDesign?: unknown): design.GalleryDesign {
  return design.galleryDesignFor(inWords(blockDesign ?? '')); // published settings have `null` for what is not set
}

/** The position of the active slide in the strip. @throws RangeError unless it is start, middle, end or a side. */
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

/**
 * The fraction of the width from which a drag moves to the next slide.
 * @throws RangeError unless it is a percentage.
 */
export function parseSnapPoints(raw: unknown): number {
  return known(boundaries.parseSnapPoints(raw), "snapPoints must be a percentage or 'none'", raw);
}

/** @throws RangeError with the specification's message (section 5) if the value is missing. */
function known<Value>(value: Value | undefined, rule: string, raw: unknown): Value {
  if (value !== undefined) return value;
  throw new RangeError(`${rule}, got ${inWords(raw)}`);
}

/** Only strings can be valid here; errors describe other values by their type. */
function inWords(raw: unknown): string {
  return typeof raw === 'string' ? raw : describe(raw);
}
