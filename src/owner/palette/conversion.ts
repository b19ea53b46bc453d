import { type Colord, colord } from 'colord';
import type { ColorValue } from './color';
import { type Hsl, rounded, toPercent } from './hsl';

export function colorOf({ hue, saturation, lightness, alpha = 1 }: Hsl & Pick<ColorValue, 'alpha'>): Colord {
  return colord({ h: hue, s: saturation, l: lightness, a: alpha });
}

/** Colord's own conversion rounds to whole degrees and percent. */
export function hslOf(color: Colord): Hsl {
  const { r, g, b } = color.rgba;
  const [most, least] = [Math.max(r, g, b) / 255, Math.min(r, g, b) / 255];
  const lightness = (most + least) / 2;
  const chroma = most - least;
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * lightness - 1));
  return rounded({
    hue: chroma === 0 ? 0 : hueOf([r, g, b], chroma * 255),
    saturation: toPercent(Math.min(1, saturation)),
    lightness: toPercent(lightness),
  });
}

function hueOf([r, g, b]: readonly [number, number, number], chroma: number): number {
  const most = Math.max(r, g, b);
  if (most === r) return (60 * ((g - b) / chroma) + 360) % 360;
  return most === g ? 60 * ((b - r) / chroma + 2) : 60 * ((r - g) / chroma + 4);
}
