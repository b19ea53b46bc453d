/** A text without halves of characters, which have no place in an address. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}
