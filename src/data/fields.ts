/**
 * Readers of unknown data for the script itself, where a schema library would outweigh everything else.
 * Each gives a value of its kind or the fallback, and never throws.
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

/** Reads text without white space around it; empty text counts as missing. */
export function text<Fallback extends string | undefined>(fallback: Fallback): Read<string | Fallback> {
  return (value) => (typeof value === 'string' && value.trim()) || fallback;
}

/** Codes arrive as numbers or as their digits. */
export function number(value: unknown): number | undefined {
  const read = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}

export function flag(value: unknown): boolean {
  return value === true || value === 'true';
}

/** On unless it is switched off. */
export function flagUnlessOff(value: unknown): boolean {
  return value !== false;
}
