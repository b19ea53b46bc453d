import type { ColorValue } from './color';
import type { Palette } from './create-palette';
import { colorOf } from './hsl';

/** A colour in CSS, written as its owner did. */
export function cssColor(value: ColorValue): string {
  const color = colorOf(value);
  const { hue, saturation, lightness, alpha = 1, userFormat } = value;
  if (userFormat === 'hex') return color.toHex();
  if (userFormat === 'rgb') return color.toRgbString();
  return `hsl(${hue} ${saturation}% ${lightness}%${alpha < 1 ? ` / ${alpha}` : ''})`;
}

/** A palette as custom properties of the whole page: `--lightAccent` for `lightAccent`. */
export function paletteCss(palette: Palette): string {
  const lines = Object.values(palette).map(({ id, value }) => `  --${id}: ${cssColor(value)};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}
