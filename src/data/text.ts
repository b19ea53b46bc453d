import { requireNumber } from './require';

/** Text without its percent signs; malformed text stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A text without halves of characters, which have no place in an address. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}

/** Bytes in a megabyte, as limits of files are meant (specification, section 9, layout and interaction). */
export const MEGABYTE = 1_000_000;

/** Units on a base of 1024, as sizes are shown (specification, section 9, layout and interaction). */
const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB'] as const;
const LARGEST = 'YB';
const BASE = 1024;

/**
 * A number of bytes for people: in the unit that keeps it below 1024, with up to two decimals; nothing below 0.
 * @throws UnexpectedValueError for what is no number.
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

/** Stands for a password of any length (specification, section 9, layout and interaction). */
export const PASSWORD_MASK = '••••••••';
