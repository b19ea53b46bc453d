import { UnexpectedValueError } from '../../data/require';

/** Ways to a palette by their short names, with what owners read (specification, section 3, palette colour). */
export const PALETTE_MODES = {
  presets: 'Presets',
  custom: 'Custom Colors',
  image: 'From Image',
  color: 'From Color',
} as const;

/** Degrees that a preset turns the seed's hue by for the other accents. */
export const PALETTE_PRESETS = {
  Monochrome: 0,
  Complementary: 180,
  'Analogous I': 30,
  'Analogous II': -30,
} as const;

export type PaletteMode = keyof typeof PALETTE_MODES;
export type PalettePreset = keyof typeof PALETTE_PRESETS;

/** A mode by its short name or by the one that owners read. @throws UnexpectedValueError */
export function readMode(input: unknown): PaletteMode {
  const modes = Object.keys(PALETTE_MODES) as PaletteMode[];
  const mode = modes.find((mode) => input === mode || isSame(input, PALETTE_MODES[mode]));
  if (mode) return mode;
  throw new UnexpectedValueError('The mode of a palette', `one of ${modes.join(', ')}`, input);
}

/** The degrees of a preset; those of Monochrome where none is given. @throws UnexpectedValueError */
export function hueShift(input: unknown = 'Monochrome'): number {
  const presets = Object.keys(PALETTE_PRESETS) as PalettePreset[];
  const preset = presets.find((preset) => isSame(input, preset));
  if (preset) return PALETTE_PRESETS[preset];
  throw new UnexpectedValueError('The preset of a palette', `one of ${presets.join(', ')}`, input);
}

/** `From Image` and `fromImage` are one name. */
function isSame(input: unknown, name: string): boolean {
  return typeof input === 'string' && letters(input) === letters(name);
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
