import { requireRealNumber } from '../../data/require';

/** In degrees and percent. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** Percent as a fraction: 0.5 for 50. @throws UnexpectedValueError for anything but a number. */
export function toUnit(percent: number): number {
  return requireRealNumber('A colour component', percent) / 100;
}

/** A fraction as percent to two decimals: 50 for 0.5. @throws UnexpectedValueError for anything but a number. */
export function toPercent(unit: number): number {
  return round(requireRealNumber('A colour component', unit) * 100);
}

/** With each component to two decimals. */
export function rounded({ hue, saturation, lightness }: Hsl): Hsl {
  return { hue: round(hue) % 360, saturation: round(saturation), lightness: round(lightness) };
}

/** To two decimals (specification, section 9), enough to distinguish all displayable colours. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
