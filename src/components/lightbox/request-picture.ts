import { createImage } from './draw';
import { fittedAddress, type Space } from './fitted-address';
import { readPicture } from './read-picture';
import type { LightboxSlide } from './slides';

/** CSS px that `lightbox.css` keeps free above and below a picture, and beside it in a wide window. */
const BARS = 128;
const SIDE = 76;
const NARROW = 700;

/** The space of a picture in the lightbox. */
export function spaceForPicture(): Space {
  const side = Math.min(Math.max(innerWidth - NARROW, 0), SIDE);
  return { width: innerWidth - 2 * side, height: innerHeight - BARS, dpr: devicePixelRatio };
}

/** Requests and decodes a slide's full picture, while the lightbox itself is still on its way. */
export function requestPicture(slide: LightboxSlide): HTMLImageElement {
  const source = readPicture(slide);
  const image = createImage(slide.alt);
  image.fetchPriority = 'high';
  if (source.src) image.src = fittedAddress(source, spaceForPicture(), false);
  image.decode().catch(() => {}); // the lightbox asks again
  return image;
}
