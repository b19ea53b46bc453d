/** Length limits of an address in characters (specification, section 9, layout and interaction). */
const SHORTEST = 3;
const LONGEST = 256;

/** One @ with text before it and a dot after it, without white space. */
export function isValidEmail(text: unknown): boolean {
  if (typeof text !== 'string' || text.length < SHORTEST || text.length > LONGEST) return false;
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
