import { UnexpectedValueError } from '../runtime/unexpected';

/**
 * A text as a part of an address (specification, section 5, URL and link rules): lower case, hyphens for spaces,
 * nothing but a to z, digits, slashes and hyphens. Accents are taken off their letters.
 * @throws UnexpectedValueError for anything but text.
 */
export function toUrlSafe(text: string): string {
  if (typeof text !== 'string') throw new UnexpectedValueError('What becomes an address', 'a text', text);
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z\d/-]/g, '')
    .replace(/-{2,}/g, '-');
}
