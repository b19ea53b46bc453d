import type { Stop } from '../../../types';
import type { Gallery } from '../gallery';

/** Lays the slides out, and again when the room for them changes. */
export function startLayout(_gallery: Gallery): Stop {
  return () => {};
}
