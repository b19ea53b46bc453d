import { asRecord, ownProperty } from '../../data/fields';
import type { ColorValue, PaletteColor } from './color';
import { readableOn } from './contrast';
import { type Hsl, round, rounded } from './hsl';
import { hueShift, type PaletteMode, type PalettePreset, readMode } from './modes';
import { FALLBACK_SEED, readColor, seedInImage } from './seed';
import { type PaletteColorId, SYSTEM_COLORS } from './system-colors';

/** A CSS colour, a palette colour or its value. */
type ColorInput = string | ColorValue | PaletteColor;

export interface PaletteOptions {
  readonly mode: PaletteMode | (string & {});
  /** Monochrome by default. */
  readonly preset?: PalettePreset | (string & {});
  /** The colour the palette is generated from; `#FFAABB` if missing or unreadable. */
  readonly seed?: ColorInput;
  /** A loaded image, a canvas or pixel data, for the mode `image`. */
  readonly image?: unknown;
  /** The owner's choices for the mode `custom`; missing ones are derived from the seed. */
  readonly colors?: Readonly<Partial<Record<PaletteColorId, ColorInput>>>;
}

export type Palette = Readonly<Record<PaletteColorId, PaletteColor>>;

type Colors = Readonly<Record<'white' | 'lightAccent' | 'accent' | 'darkAccent' | 'black', ColorValue>>;

/**
 * A site's colours, each rounded. Given colours keep their alpha; derived ones, and the safe ones, which must be
 * readable, are opaque.
 * @throws UnexpectedValueError for an unknown mode or preset.
 */
export function createPalette(options: PaletteOptions): Palette {
  const mode = readMode(ownProperty(asRecord(options), 'mode'));
  const shift = hueShift(options.preset);
  const colors = chosenColors(
    growFrom(seedOf(mode, options), shift),
    mode === 'custom' ? options.colors : {},
  );
  const values: Record<PaletteColorId, ColorValue> = { ...colors, ...safeColors(colors) };
  const ids = Object.keys(SYSTEM_COLORS) as PaletteColorId[];
  return Object.fromEntries(ids.map((id) => [id, { id, value: values[id] }])) as Palette;
}

function seedOf(mode: PaletteMode, options: PaletteOptions): ColorValue {
  return readColor(seedOfMode(mode, options)) ?? readColor(options.seed) ?? FALLBACK_SEED;
}

/** Two modes have a colour of their own, which comes before the seed. */
function seedOfMode(mode: PaletteMode, { image, colors }: PaletteOptions): unknown {
  if (mode === 'image') return seedInImage(image);
  return mode === 'custom' ? colors?.accent : undefined;
}

/** The light accent is most of the way from the seed to white, the dark one most of the way to black. */
function growFrom(accent: ColorValue, shift: number): Colors {
  const { hue, saturation, lightness, userFormat } = accent;
  const turned = { hue: (hue + shift + 360) % 360, saturation };
  const tone = (hsl: Hsl) => ({ userFormat, ...rounded(hsl), alpha: 1 });
  return {
    white: tone({ hue: 0, saturation: 0, lightness: 100 }),
    lightAccent: tone({ ...turned, lightness: lightness + (100 - lightness) * 0.75 }),
    accent: unchanged(accent),
    darkAccent: tone({ ...turned, lightness: lightness * 0.4 }),
    black: tone({ hue: 0, saturation: 0, lightness: 0 }),
  };
}

function unchanged(color: ColorValue): ColorValue {
  return { userFormat: color.userFormat, ...rounded(color), alpha: round(color.alpha ?? 1) };
}

function chosenColors(grown: Colors, chosen: PaletteOptions['colors']): Colors {
  const entries = Object.entries(grown) as [keyof Colors, ColorValue][];
  const read = entries.map(([id, value]) => [
    id,
    unchanged(readColor(ownProperty(asRecord(chosen), id)) ?? value),
  ]);
  return Object.fromEntries(read);
}

/** Readable colours on white, on black, and on each accent. */
function safeColors({ white, black, accent, lightAccent, darkAccent }: Colors) {
  const on = (background: ColorValue, color: ColorValue) => ({
    ...color,
    ...readableOn(background, color),
    alpha: 1,
  });
  return {
    safeLightAccent: on(black, lightAccent),
    safeDarkAccent: on(white, darkAccent),
    safeInverseAccent: on(accent, accent),
    safeInverseLightAccent: on(lightAccent, lightAccent),
    safeInverseDarkAccent: on(darkAccent, darkAccent),
  };
}
