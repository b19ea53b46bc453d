/** Characters of an address (specification, section 9, layout and interaction). */
const SHORTEST = 3;
const LONGEST = 256;

/** One @ with something before it and a dot in what follows, and no white space. */
export function isValidEmail(text: unknown): boolean {
  if (typeof text !== 'string' || text.length < SHORTEST || text.length > LONGEST) return false;
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
