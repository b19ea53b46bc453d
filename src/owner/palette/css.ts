import { asRecord, ownProperty } from '../../data/fields';
import { type ColorValue, requireColorValue } from './color';
import { colorOf } from './conversion';
import type { Palette } from './create-palette';
import { SYSTEM_COLORS } from './system-colors';

/** A colour in CSS, in the owner's notation. @throws UnexpectedValueError for an invalid colour. */
export function cssColor(value: ColorValue): string {
  const { hue, saturation, lightness, alpha = 1, userFormat } = requireColorValue(value);
  const color = colorOf(value);
  if (userFormat === 'hex') return color.toHex();
  if (userFormat === 'rgb') return color.toRgbString();
  return `hsl(${hue} ${saturation}% ${lightness}%${alpha < 1 ? ` / ${alpha}` : ''})`;
}

/**
 * A palette as custom properties on the root: `--lightAccent` for `lightAccent`.
 * @throws UnexpectedValueError for an invalid palette.
 */
export function paletteCss(palette: Palette): string {
  const colorNamed = (id: string) => ownProperty(asRecord(ownProperty(asRecord(palette), id)), 'value');
  const ids = Object.keys(SYSTEM_COLORS);
  const lines = ids.map((id) => `  --${id}: ${cssColor(requireColorValue(colorNamed(id)))};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}

/** Backgrounds below this luma, from 0 to 1, need light text (specification, section 9). */
export const LUMA_THRESHOLD = 0.34;

/** The palette's text colour on a background. @throws UnexpectedValueError for an invalid colour. */
export function textColorOn(background: ColorValue): 'white' | 'black' {
  const { r, g, b } = colorOf(requireColorValue(background)).rgba;
  const luma = (0.299 * r + 0.587 * g + 0.114 * b) / 255;
  return luma < LUMA_THRESHOLD ? 'white' : 'black';
}
