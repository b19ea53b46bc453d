/** The window in which a marquee runs. @throws Error without one, in Node and workers (specification, section 8). */
export function marqueeWindow(): Window & typeof globalThis {
  if (typeof window === 'undefined') throw new Error('Marquee needs a window.');
  return window;
}
