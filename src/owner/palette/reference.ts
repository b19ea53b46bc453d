import { fieldsOf, number, own } from '../../data/fields';
import { type ColorValue, isColorValue, isPaletteColorId, USER_FORMATS } from './color';
import type { Palette } from './create-palette';
import { rounded, toPercent } from './hsl';

/**
 * The colour that a reference means (specification, section 3, palette colour); `undefined` for the theme's own
 * colours and for what names none. References are read as the specification names their fields and as published
 * pages do.
 */
export function resolveColorReference(reference: unknown, palette: Palette): ColorValue | undefined {
  const fields = fieldsOf(reference);
  const type = own(fields, 'type');
  if (type === 'SITE_PALETTE_COLOR') return fromPalette(own(fields, 'sitePaletteColor'), fields, palette);
  return type === 'CUSTOM_COLOR' ? custom(own(fields, 'customColor')) : undefined;
}

/** Either the colour's id, with the alpha beside it, or both in one. */
function fromPalette(named: unknown, beside: object, palette: Palette): ColorValue | undefined {
  const fields = typeof named === 'string' ? { ...beside, id: named } : fieldsOf(named);
  const id = own(fields, 'id') ?? own(fields, 'colorName');
  const alpha = number(own(fields, 'alpha') ?? own(fields, 'alphaModifier')) ?? 1;
  const value = isPaletteColorId(id) ? own(fieldsOf(own(fieldsOf(palette), id)), 'value') : undefined;
  return isColorValue(value) ? { ...value, alpha: Math.min(1, Math.max(0, alpha)) } : undefined;
}

/** Published pages give saturation and lightness as fractions. */
function custom(color: unknown): ColorValue | undefined {
  const fields = fieldsOf(color);
  const hsla = own(fields, 'hslaValue');
  const value =
    hsla === undefined
      ? (own(fields, 'value') ?? color)
      : fromFractions(fieldsOf(hsla), own(fields, 'userFormat'));
  return isColorValue(value) ? { ...value, alpha: value.alpha ?? 1 } : undefined;
}

function fromFractions(hsla: Readonly<Record<string, unknown>>, format: unknown) {
  const [hue, saturation, lightness, alpha] = ['hue', 'saturation', 'lightness', 'alpha'].map((name) =>
    number(own(hsla, name)),
  );
  if (hue === undefined || saturation === undefined || lightness === undefined) return undefined;
  const hsl = rounded({ hue, saturation: toPercent(saturation), lightness: toPercent(lightness) });
  const userFormat = USER_FORMATS.find((known) => known === format) ?? 'hex';
  return { userFormat, ...hsl, ...(alpha !== undefined && { alpha }) };
}
