import { guarded } from './guarded';
import { requireNumber } from './require';

/** Percent-decodes text; malformed text is returned unchanged. */
export function decoded(text: string): string {
  return guarded(() => decodeURIComponent(text)) ?? text;
}

/** Text without lone surrogates, which are not valid in an address. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}

/** `maxColumns` is `max-columns`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Bytes in a megabyte, as used in file size limits (specification, section 9, layout and interaction). */
export const MEGABYTE = 1_000_000;

/** Units to the base 1024, for display (specification, section 9, layout and interaction). */
const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB'] as const;
const LARGEST = 'YB';
const BASE = 1024;

/**
 * A number of bytes for display: in the unit that keeps it below 1024, with up to two decimals, never negative.
 * @throws UnexpectedValueError for anything but a number.
 */
export function humanFileSize(bytes: number): string {
  let size = Math.max(0, requireNumber('A file size', bytes)) || 0;
  for (const unit of UNITS) {
    if (rounded(size) < BASE) return `${rounded(size)} ${unit}`;
    size /= BASE;
  }
  return `${rounded(size)} ${LARGEST}`;
}

function rounded(size: number): number {
  return Math.round(size * 100) / 100;
}

/** Shown for a password of any length (specification, section 9, layout and interaction). */
export const PASSWORD_MASK = '••••••••';
