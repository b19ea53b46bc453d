/**
 * Readers of unknown data for the main script, where a schema library would be too large. Each returns a value of its
 * type or the fallback, and never throws.
 */
export {
  asRecord,
  type Fields,
  list,
  oneOf,
  optional,
  ownProperty,
  type Read,
  record,
} from './records';

import type { Read } from './records';

/** Reads trimmed text; empty text counts as missing. */
export function text<Fallback extends string | undefined>(fallback: Fallback): Read<string | Fallback> {
  return (value) => (typeof value === 'string' && value.trim()) || fallback;
}

/** Reads an id, which may be a number. */
export function id(value: unknown): string | undefined {
  return text(undefined)(Number.isFinite(value) ? `${value}` : value);
}

/** Codes can be numbers or strings of digits. */
export function number(value: unknown): number | undefined {
  const read = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}

export function flag(value: unknown): boolean {
  return value === true || value === 'true';
}

/** True unless switched off. */
export function flagUnlessOff(value: unknown): boolean {
  return value !== false && value !== 'false';
}
