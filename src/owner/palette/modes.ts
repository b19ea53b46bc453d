import { UnexpectedValueError } from '../../data/require';

/** Palette modes by short name, with their labels for owners (specification, section 3, palette colour). */
export const PALETTE_MODES = {
  presets: 'Presets',
  custom: 'Custom Colors',
  image: 'From Image',
  color: 'From Color',
} as const;

/** Degrees by which a preset rotates the seed's hue for the other accents. */
export const PALETTE_PRESETS = {
  Monochrome: 0,
  Complementary: 180,
  'Analogous I': 30,
  'Analogous II': -30,
} as const;

export type PaletteMode = keyof typeof PALETTE_MODES;
export type PalettePreset = keyof typeof PALETTE_PRESETS;

/** A mode by short name or label. @throws UnexpectedValueError */
export function readMode(input: unknown): PaletteMode {
  const modes = Object.keys(PALETTE_MODES) as PaletteMode[];
  const mode = modes.find((mode) => input === mode || isSame(input, PALETTE_MODES[mode]));
  if (mode) return mode;
  throw new UnexpectedValueError('The mode of a palette', `one of ${modes.join(', ')}`, input);
}

/** A preset's rotation in degrees; Monochrome by default. @throws UnexpectedValueError */
export function hueShift(input: unknown = 'Monochrome'): number {
  const presets = Object.keys(PALETTE_PRESETS) as PalettePreset[];
  const preset = presets.find((preset) => isSame(input, preset));
  if (preset) return PALETTE_PRESETS[preset];
  throw new UnexpectedValueError('The preset of a palette', `one of ${presets.join(', ')}`, input);
}

/** `From Image` and `fromImage` are the same. */
function isSame(input: unknown, name: string): boolean {
  return typeof input === 'string' && letters(input) === letters(name);
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
