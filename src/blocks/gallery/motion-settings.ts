import { readNumber } from '../../data/fields';
import type { SettingDescription } from '../../runtime/block/description';
import { choice, flag, number, type Setting, text } from '../../runtime/block/settings';
import { type StripAlignment, stripAlignment } from './geometry/alignment';
import { AUTOPLAY, SHORTEST_AUTOPLAY } from './geometry/autoplay';
import { type Boundaries, parseBoundaries, parseSnapPoints } from './geometry/boundaries';

const SECONDS = { min: 0, max: 3600 };
const PIXELS = { min: 0, max: 1000 };

const autoplaySeconds = number(AUTOPLAY.timeout / 1000, { ...SECONDS, min: SHORTEST_AUTOPLAY });

/** A shorter delay would flicker; 0 means the default. */
const autoplayDuration: Setting<number> = {
  ...autoplaySeconds,
  parse: (raw) => (readNumber(raw) === 0 ? autoplaySeconds.fallback : autoplaySeconds.parse(raw)),
};

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

/** Settings of moving designs; defaults from the specification, section 9, gallery. */
export const motionSettings = {
  controls: flag(true),
  /** Height as a percentage of the width, by its published name. */
  aspectRatio: number(undefined, { min: 1, max: 1000 }),
  history: flag(false),
  preloadCount: number(1, { min: 0, max: 100 }),
  /** Seconds; the default depends on the design. */
  speed: number(undefined, SECONDS),

  // Autoplay
  autoplay: flag(false),
  'autoplay-duration': autoplayDuration,
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

  // Thumbnails
  thumbnails: flag(false),
  'thumbnail-strip-height': number(80, PIXELS),
  'thumbnail-strip-margin': number(20, PIXELS),
};

export const motionDescriptions: Readonly<Record<keyof typeof motionSettings, SettingDescription>> = {
  controls: 'Whether buttons are drawn where the markup has none.',
  aspectRatio: 'A slideshow’s height in percent of its width.',
  history: 'Whether the page’s address follows the slides.',
  preloadCount: 'How many neighbours’ pictures are loaded ahead; none for visitors who save data.',
  speed: { meaning: 'How long a movement takes in seconds.', byDefault: '`1` in a slideshow, else `0.5`' },
  autoplay: 'Whether slides change by themselves.',
  'autoplay-duration': 'Seconds until the next slide; `0` is the default.',
  randomize: {
    meaning: 'Whether slides that change by themselves come in random order.',
    byDefault: '`false` in published slideshows and sliders, else `true`',
  },
  transition: 'A slideshow’s transition: `fade`, `swipe`, `scroll` or `none`; any other refuses the block.',
  clickBehavior: 'Whether a click on a slideshow’s picture shows the next one.',
  autoHeight: 'Whether a slideshow’s box takes each picture’s proportions.',
  kenBurns: 'Whether a slideshow’s picture grows to 1.075 of its size while it is shown.',
  boundaries: {
    meaning: 'What a drag beyond the ends does with the transition `swipe`; two words name both ends.',
    byDefault: '`inertial`',
  },
  snapPoints: {
    meaning: 'The part of the width from which a slow drag goes on, with the transition `swipe`.',
    byDefault: '`50%`',
  },
  'active-alignment': {
    meaning: 'The position of a slider’s current slide, or of all if there is room for them.',
    byDefault: '`center`',
  },
  thumbnails: 'Whether small pictures are drawn below, where the markup has none.',
  'thumbnail-strip-height': 'The height of the small pictures in px.',
  'thumbnail-strip-margin': 'The distance above the small pictures in px.',
};
