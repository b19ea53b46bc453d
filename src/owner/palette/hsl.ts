import { type Colord, colord } from 'colord';
import { requireNumber } from '../../data/require';
import type { ColorValue } from './color';

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

export function colorOf({ hue, saturation, lightness, alpha = 1 }: Hsl & Pick<ColorValue, 'alpha'>): Colord {
  return colord({ h: hue, s: saturation, l: lightness, a: alpha });
}

/** Colord's own conversion knows whole degrees and percent only. */
export function hslOf(color: Colord): Hsl {
  const { r, g, b } = color.rgba;
  const [most, least] = [Math.max(r, g, b) / 255, Math.min(r, g, b) / 255];
  const lightness = (most + least) / 2;
  const chroma = most - least;
  const saturation = chroma && chroma / (1 - Math.abs(2 * lightness - 1));
  return rounded({
    hue: chroma && hueOf([r, g, b], chroma * 255),
    saturation: toPercent(Math.min(1, saturation)),
    lightness: toPercent(lightness),
  });
}

function hueOf([r, g, b]: readonly [number, number, number], chroma: number): number {
  const most = Math.max(r, g, b);
  if (most === r) return (60 * ((g - b) / chroma) + 360) % 360;
  return most === g ? 60 * ((b - r) / chroma + 2) : 60 * ((r - g) / chroma + 4);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
