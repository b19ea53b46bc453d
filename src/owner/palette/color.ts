import * as z from 'zod/mini';
import { asRecord, ownProperty } from '../../data/fields';
import { UnexpectedValueError } from '../../data/require';
import { type PaletteColorId, SYSTEM_COLORS } from './system-colors';

/** How the owner wrote a colour. */
export const USER_FORMATS = ['hex', 'hsl', 'rgb'] as const;
export type UserFormat = (typeof USER_FORMATS)[number];

/** A colour: hue in degrees, saturation and lightness in percent, alpha from 0 to 1 (specification, section 3). */
export interface ColorValue {
  readonly userFormat: UserFormat;
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
  /** 1 where it is left out. */
  readonly alpha?: number;
}

export interface PaletteColor {
  readonly id: PaletteColorId;
  readonly value: ColorValue;
}

const VALUE = {
  userFormat: z.enum(USER_FORMATS),
  hue: between(0, 360),
  saturation: between(0, 100),
  lightness: between(0, 100),
  alpha: z.optional(between(0, 1)),
};

/** Whether a palette colour, or its value alone, keeps to the bounds (specification, section 5). */
export function isValidPaletteColor(color: unknown): boolean {
  const fields = asRecord(color);
  const value = ownProperty(fields, 'value');
  if (value === undefined) return isColorValue(color);
  return isPaletteColorId(ownProperty(fields, 'id')) && isColorValue(value);
}

export function isColorValue(value: unknown): value is ColorValue {
  return misfits(VALUE, value).length === 0;
}

/** @throws UnexpectedValueError */
export function requireColorValue(value: unknown): ColorValue {
  if (isColorValue(value)) return value;
  throw new UnexpectedValueError('A colour', 'the value of a palette colour', value);
}

export function isPaletteColorId(id: unknown): id is PaletteColorId {
  return typeof id === 'string' && Object.hasOwn(SYSTEM_COLORS, id);
}

function between(least: number, most: number) {
  return z.number().check(z.gte(least), z.lte(most));
}

/**
 * Schemas by field. Zod's own objects try `new Function` once, which a strict security policy reports as a violation
 * even though they do without.
 */
export type Schema = Readonly<Record<string, z.ZodMiniType>>;

/** The fields of a schema that the data has wrong; missing ones count where they are required. */
function misfits(schema: Schema, data: unknown): string[] {
  const fields = asRecord(data);
  return Object.entries(schema).flatMap(([name, { safeParse }]) =>
    safeParse(ownProperty(fields, name)).success ? [] : [name],
  );
}
