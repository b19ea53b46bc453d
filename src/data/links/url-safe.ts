import { UnexpectedValueError } from '../unexpected';

/**
 * A text as a part of an address (specification, section 5, URL and link rules): lower case, hyphens for spaces,
 * nothing but letters and digits of any script, slashes and hyphens. Accents are taken off Latin letters; marks that
 * belong to the letters of other scripts stay.
 * @throws UnexpectedValueError for anything but text.
 */
export function toUrlSafe(text: string): string {
  if (typeof text !== 'string') throw new UnexpectedValueError('What becomes an address', 'a text', text);
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}/-]/gu, '')
    .replace(/(?<=\p{Script=Latin})\p{M}+|(?<![\p{L}\p{M}])\p{M}+/gu, '')
    .replace(/-{2,}/g, '-')
    .normalize('NFC');
}
