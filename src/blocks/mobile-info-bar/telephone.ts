/** A number up to the letters, semicolon or comma after its first digit, and the rest. */
const NUMBER = /^(\D*[^\p{L};,]*)(.*)$/su;

/** Capitals after so few digits spell the rest of the number. */
const SPELLED = /^[^\p{L}\d]*(?:\d[^\p{L}\d]*){3,6}(?!EXT)[A-Z]{3}/u;

/** The key of each letter from A to Z (ITU-T E.161). */
const KEYS = '22233344455566677778889999';

/**
 * The address that dials a phone number as people write it; `undefined` without a digit. An extension is dialled after
 * a pause, which phones write as a comma; few of them understand the standard's `;ext=`. The zero of `+49 (0)30` is only
 * for calls within the country.
 */
export function telephoneAddress(text: string): string | undefined {
  const numeric = SPELLED.test(text) ? text.replace(/[A-Z]/g, keyOf) : text;
  const [, number = '', rest = ''] = NUMBER.exec(numeric) ?? [];
  const dialled = number.replace(/^([^+]*\+.*)\(0\)/s, '$1').replace(/[^\d+*#]/g, '');
  const extension = rest.replace(/\D/g, '');
  return /\d/.test(dialled) ? `tel:${dialled}${extension && `,${extension}`}` : undefined;
}

function keyOf(letter: string): string {
  return KEYS[letter.charCodeAt(0) - 'A'.charCodeAt(0)] ?? letter;
}
