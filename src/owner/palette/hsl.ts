import { requireNumber } from '../../data/require';

/** Degrees and percent. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** A part of a colour as a fraction, 0.5 for 50. @throws UnexpectedValueError for what is no number. */
export function toUnit(percent: number): number {
  return requireNumber('A part of a colour', percent) / 100;
}

/** A part of a colour in percent, 50 for 0.5. @throws UnexpectedValueError for what is no number. */
export function toPercent(unit: number): number {
  return requireNumber('A part of a colour', unit) * 100;
}

/** To two decimals (specification, section 9), which tell all colours of a screen apart. */
export function rounded({ hue, saturation, lightness }: Hsl): Hsl {
  return { hue: round(hue) % 360, saturation: round(saturation), lightness: round(lightness) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
