import { customColor } from '../../data/custom-color';
import { asRecord, isRecord, ownProperty, readNumber } from '../../data/fields';
import type { BlockDescription } from '../../runtime/block/description';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { choice, flag, number, type Setting } from '../../runtime/block/settings';
import { ANIMATIONS, DIRECTIONS } from './geometry/motion';
import { SHAPES, type ShapeName } from './geometry/shapes';

const shapes = Object.keys(SHAPES) as [ShapeName, ...ShapeName[]];

const BLENDS = [
  'none',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
] as const;

const color: Setting<string> = {
  parse: readColor,
  fallback: 'currentcolor',
  attributes: ['data-color'],
  allowed: 'a CSS colour, or the colour object of a published page',
};

const thickness: Setting<string> = {
  parse: readThickness,
  fallback: '0.06em',
  attributes: ['data-thickness'],
  allowed: 'a length such as 0.06em, or {"value":0.06,"unit":"em"}',
};

/** Defaults from the specification (section 3, text highlight settings). */
export const settings = {
  shape: choice(shapes, 'data-shape'),
  animation: choice(ANIMATIONS, 'data-animation'),
  direction: choice(DIRECTIONS, 'data-direction'),
  duration: number(0.75, { min: 0, max: 60 }, 'data-duration'),
  color,
  thickness,
  linecap: choice(['square', 'round', 'butt'], 'data-linecap'),
  blend: choice(BLENDS, 'data-blend'),
  isFront: flag(false, 'data-is-front'),
  isAnimationEnabled: flag(true, 'data-is-animation-enabled'),
  fontSize: number(undefined, { min: 1 }, 'data-font-size'),
};

export const description: BlockDescription<typeof settings> = {
  summary: 'A mark drawn around, under or through words.',
  settings: {
    shape: 'The shape of the mark.',
    animation: 'How the mark appears.',
    direction: 'Where the mark is drawn to.',
    duration: 'Seconds for the longest line; a shorter one takes its share, at least a fifth.',
    color: 'The colour of the mark.',
    thickness: 'How thick the mark is; a marker is as broad as its line.',
    linecap: 'How the mark’s lines end.',
    blend: 'A CSS blend mode; the mark is then above the text.',
    isFront: 'Whether the mark is in front of the text.',
    isAnimationEnabled: 'Whether the mark is animated; otherwise it is there at once.',
    fontSize: { meaning: 'What an em of the thickness is in px.', byDefault: 'the text’s own, else `12`' },
  },
};

/** The theme's colour is only known to the site's style sheet; the highlight then uses the text's colour. */
function readColor(data: unknown): string | undefined {
  if (typeof data === 'string') return CSS.supports('color', data) ? data : undefined;
  return ownProperty(asRecord(data), 'type') === 'THEME_COLOR' ? 'currentcolor' : customColor(data);
}

/** A bare number means px. */
function readThickness(data: unknown): string | undefined {
  const raw = isRecord(data) ? `${readNumber(ownProperty(data, 'value'))}${ownProperty(data, 'unit')}` : data;
  const [, value, unit = 'px'] = /^(\d+(?:\.\d+)?|\.\d+)(px|em|rem)?$/.exec(String(raw).trim()) ?? [];
  return value && `${value}${unit}`;
}

export type TextHighlight = MountedBlock<typeof settings>;
