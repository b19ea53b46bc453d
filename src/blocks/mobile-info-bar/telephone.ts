/** A number up to the letters, semicolon or comma after its first digit, and the rest. */
const NUMBER = /^(\D*[^\p{L};,]*)(.*)$/su;

/**
 * The address that dials a phone number as people write it. An extension is dialled after a pause, which phones write as
 * a comma; few of them understand the standard's `;ext=`. The zero of `+49 (0)30` is only for calls within the country.
 */
export function telephoneAddress(text: string): string {
  const [, number = '', rest = ''] = NUMBER.exec(text) ?? [];
  const dialled = number.replace(/(\+.*)\(0\)/, '$1').replace(/[^\d+*#]/g, '');
  const extension = rest.replace(/\D/g, '');
  return `tel:${dialled}${extension && `,${extension}`}`;
}
