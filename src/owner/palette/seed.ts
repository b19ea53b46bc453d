import { colord, getFormat } from 'colord';
import { fieldsOf, own } from '../../data/fields';
import { type ColorValue, isColorValue, USER_FORMATS } from './color';
import { hslOf } from './hsl';

/** What a palette grows from where nothing else is given: #FFAABB (specification, section 9). */
export const FALLBACK_SEED: ColorValue = { userFormat: 'hex', hue: 348, saturation: 100, lightness: 83.33 };

/** A colour as CSS writes it, a palette colour, or its value; `undefined` for what is none. */
export function readColor(input: unknown): ColorValue | undefined {
  if (typeof input === 'string') return colorInText(input);
  const value = own(fieldsOf(input), 'value') ?? input;
  if (!isColorValue(value)) return undefined;
  const { userFormat, hue, saturation, lightness, alpha } = value;
  return { userFormat, hue, saturation, lightness, ...(alpha !== undefined && { alpha }) };
}

function colorInText(text: string): ColorValue | undefined {
  const color = colord(text);
  const alpha = color.alpha();
  if (!color.isValid()) return undefined;
  const userFormat = USER_FORMATS.find((format) => format === getFormat(text)) ?? 'hex';
  return { userFormat, ...hslOf(color), ...(alpha < 1 && { alpha }) };
}
