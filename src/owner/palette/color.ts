import { asRecord, ownProperty } from '../../data/fields';
import { UnexpectedValueError } from '../../data/require';
import { type PaletteColorId, SYSTEM_COLORS } from './system-colors';

/** The notation in which the owner entered a colour. */
export const USER_FORMATS = ['hex', 'hsl', 'rgb'] as const;
type UserFormat = (typeof USER_FORMATS)[number];

/** A colour: hue in degrees, saturation and lightness in percent, alpha from 0 to 1 (specification, section 3). */
export interface ColorValue {
  readonly userFormat: UserFormat;
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
  /** 1 by default. */
  readonly alpha?: number;
}

export interface PaletteColor {
  readonly id: PaletteColorId;
  readonly value: ColorValue;
}

/** Validators of a value's fields. */
const FIELDS: Readonly<Record<keyof ColorValue, (field: unknown) => boolean>> = {
  userFormat: (format) => USER_FORMATS.some((known) => known === format),
  hue: (degrees) => isBetween(degrees, 0, 360),
  saturation: (percent) => isBetween(percent, 0, 100),
  lightness: (percent) => isBetween(percent, 0, 100),
  alpha: (alpha) => alpha === undefined || isBetween(alpha, 0, 1),
};

/** Whether a palette colour, or its bare value, is within bounds (specification, section 5). */
export function isValidPaletteColor(color: unknown): boolean {
  const fields = asRecord(color);
  const value = ownProperty(fields, 'value');
  if (value === undefined) return isColorValue(color);
  return isPaletteColorId(ownProperty(fields, 'id')) && isColorValue(value);
}

export function isColorValue(value: unknown): value is ColorValue {
  const fields = asRecord(value);
  return Object.entries(FIELDS).every(([name, isValid]) => isValid(ownProperty(fields, name)));
}

/** @throws UnexpectedValueError */
export function requireColorValue(value: unknown): ColorValue {
  if (isColorValue(value)) return value;
  throw new UnexpectedValueError('A colour', 'the value of a palette colour', value);
}

export function isPaletteColorId(id: unknown): id is PaletteColorId {
  return typeof id === 'string' && Object.hasOwn(SYSTEM_COLORS, id);
}

function isBetween(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}
