import { choice, flag, number, type Setting, text } from '../../runtime/block/settings';
import { type StripAlignment, stripAlignment } from './geometry/alignment';
import { type Boundaries, parseBoundaries, parseSnapPoints } from './geometry/boundaries';

const SECONDS = { min: 0, max: 3600 };
const PIXELS = { min: 0, max: 1000 };

const boundaries: Setting<Boundaries> = {
  parse: parseBoundaries,
  fallback: ['inertial', 'inertial'],
  attributes: [],
  allowed: 'none, hard or inertial',
};

const snapPoints: Setting<number> = {
  parse: parseSnapPoints,
  fallback: 0.5,
  attributes: [],
  allowed: "a percentage or 'none'",
};

const alignment: Setting<StripAlignment> = {
  parse: stripAlignment,
  fallback: 'middle',
  attributes: [],
  allowed: 'left, center or right',
};

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
  boundaries,
  snapPoints,

  // Strip
  'active-alignment': alignment,

  // Small pictures
  thumbnails: flag(false),
  'thumbnail-strip-height': number(80, PIXELS),
  'thumbnail-strip-margin': number(20, PIXELS),
};
