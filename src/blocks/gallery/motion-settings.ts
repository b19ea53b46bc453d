import { stripAlignment } from '../../gallery/alignment';
import { parseBoundaries, parseSnapPoints } from '../../gallery/boundaries';
import { choice, flag, number, type Setting, text } from '../settings';

/** A setting by a parser that throws; what it refuses gets the fallback, with the usual warning. */
function parsedBy<Value>(
  parse: (written: unknown) => Value,
  fallback: string,
  allowed: string,
): Setting<Value> {
  return {
    parse(written) {
      try {
        return parse(written);
      } catch {
        return undefined; // the reader of settings warns
      }
    },
    fallback: parse(fallback),
    attributes: [],
    allowed,
  };
}

const SECONDS = { min: 0, max: 3600 };
const PIXELS = { min: 0, max: 1000 };

/** Settings of the designs that move; defaults by the specification, section 9, gallery. */
export const motionSettings = {
  controls: flag(true),
  /** Height in percent of the width, by its published name. */
  aspectRatio: number(undefined, { min: 1, max: 1000 }),
  history: flag(false),
  preloadCount: number(1, { min: 0, max: 100 }),
  /** Seconds; each design has its own default. */
  speed: number(undefined, SECONDS),

  // By itself
  autoplay: flag(false),
  'autoplay-duration': number(0, SECONDS),
  randomize: flag(true),

  // Stacked
  transition: text('fade'),
  clickBehavior: choice(['next', 'none']),
  autoHeight: flag(false),
  kenBurns: flag(false),
  boundaries: parsedBy(parseBoundaries, 'inertial', 'none, hard or inertial'),
  snapPoints: parsedBy(parseSnapPoints, '50%', "a percentage or 'none'"),

  // Strip
  'active-alignment': parsedBy(stripAlignment, 'middle', 'left, center or right'),

  // Small pictures
  thumbnails: flag(false),
  'thumbnail-strip-height': number(80, PIXELS),
  'thumbnail-strip-margin': number(20, PIXELS),
};
