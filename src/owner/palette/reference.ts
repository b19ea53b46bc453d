import { asRecord, ownProperty, readNumber } from '../../data/fields';
import { type ColorValue, isColorValue, isPaletteColorId, USER_FORMATS } from './color';
import type { Palette } from './create-palette';
import { rounded, toPercent } from './hsl';
import { readColor } from './seed';

/**
 * The colour of a reference (specification, section 3, palette colour); `undefined` for the theme's own colours and
 * invalid references. Accepts both the specification's field names and those of published pages.
 */
export function resolveColorReference(reference: unknown, palette: Palette): ColorValue | undefined {
  const fields = asRecord(reference);
  const type = ownProperty(fields, 'type');
  if (type === 'SITE_PALETTE_COLOR')
    return fromPalette(ownProperty(fields, 'sitePaletteColor'), fields, palette);
  return type === 'CUSTOM_COLOR' ? custom(ownProperty(fields, 'customColor')) : undefined;
}

/** Either a colour id with the alpha next to it, or both in one object. */
function fromPalette(named: unknown, beside: object, palette: Palette): ColorValue | undefined {
  const fields = typeof named === 'string' ? { ...beside, id: named } : asRecord(named);
  const id = ownProperty(fields, 'id') ?? ownProperty(fields, 'colorName');
  const alpha = readNumber(ownProperty(fields, 'alpha') ?? ownProperty(fields, 'alphaModifier')) ?? 1;
  const value = isPaletteColorId(id)
    ? ownProperty(asRecord(ownProperty(asRecord(palette), id)), 'value')
    : undefined;
  return isColorValue(value) ? { ...value, alpha: Math.min(1, Math.max(0, alpha)) } : undefined;
}

/** A CSS colour, a palette colour or its value. On published pages, saturation and lightness are fractions. */
function custom(color: unknown): ColorValue | undefined {
  const fields = asRecord(color);
  const hsla = ownProperty(fields, 'hslaValue');
  const value =
    hsla === undefined ? readColor(color) : fromFractions(asRecord(hsla), ownProperty(fields, 'userFormat'));
  return isColorValue(value) ? { ...value, alpha: value.alpha ?? 1 } : undefined;
}

function fromFractions(hsla: Readonly<Record<string, unknown>>, format: unknown) {
  const [hue, saturation, lightness, alpha] = ['hue', 'saturation', 'lightness', 'alpha'].map((name) =>
    readNumber(ownProperty(hsla, name)),
  );
  if (hue === undefined || saturation === undefined || lightness === undefined) return undefined;
  const hsl = rounded({ hue, saturation: toPercent(saturation), lightness: toPercent(lightness) });
  const userFormat = USER_FORMATS.find((known) => known === format) ?? 'hex';
  return { userFormat, ...hsl, ...(alpha !== undefined && { alpha }) };
}
