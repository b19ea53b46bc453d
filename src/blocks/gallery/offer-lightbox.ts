import type { Stop } from '../../types';
import type { Gallery } from './gallery';

/** Opens the lightbox from a slide, where the gallery has one. */
export function offerLightbox(_gallery: Gallery): Stop {
  return () => {};
}
