/**
 * The window in which a marquee moves.
 * @throws Error in Node and in workers, where there is none (specification, section 8).
 */
export function marqueeWindow(): Window & typeof globalThis {
  if (typeof window === 'undefined') throw new Error('Marquee needs a window.');
  return window;
}
