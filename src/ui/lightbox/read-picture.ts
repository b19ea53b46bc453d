import { isImageSource } from '../../images/widths';
import type { LightboxSlide } from './slides';

type Picture = Pick<LightboxSlide, 'src' | 'sizeFormat'>;

/** How a link that leads to a picture of its own ends. */
const PICTURE_FILE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** The full picture of an image on the page: what its link names, the image's own address, or what it shows. */
export function readPicture(image: HTMLImageElement | null, opener: Element): Picture {
  const linked = opener instanceof HTMLAnchorElement ? opener.href : '';
  const original = image?.getAttribute('data-src') || image?.getAttribute('data-image') || '';
  const isOurs = (address: string) => isImageSource(address, opener.baseURI);
  const pathOf = (address: string) => new URL(address, opener.baseURI).pathname;
  if (
    isOurs(linked) &&
    PICTURE_FILE.test(pathOf(linked)) &&
    !(isOurs(original) && pathOf(linked) === pathOf(original))
  )
    return { src: linked, sizeFormat: undefined };
  if (isOurs(original))
    return {
      src: original,
      sizeFormat: image?.getAttribute('data-size-format') === 'filename' ? 'filename' : 'queryString',
    };
  const src = [linked, image?.currentSrc || image?.src || ''].find(isOurs);
  return { src: src ?? '', sizeFormat: undefined };
}
