import { isImageSource } from '../../images/widths';
import type { LightboxSlide } from './slides';

/** The full picture of an image on the page: by the image's own address, by the link around it, or what it shows. */
export function readPicture(
  image: HTMLImageElement | null,
  opener: Element,
): Pick<LightboxSlide, 'src' | 'sizeFormat'> {
  const original = image?.getAttribute('data-src') || image?.getAttribute('data-image') || '';
  if (image && isImageSource(original, image.baseURI))
    return {
      src: original,
      sizeFormat: image.getAttribute('data-size-format') === 'filename' ? 'filename' : 'queryString',
    };
  const linked = opener instanceof HTMLAnchorElement ? opener.href : '';
  const src = [linked, image?.currentSrc || image?.src || ''].find((address) =>
    isImageSource(address, opener.baseURI),
  );
  return { src: src ?? '', sizeFormat: undefined };
}
