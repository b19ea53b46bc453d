import type { Size } from '../../media/images/dimensions';
import { isImageSource, type SizeFormat } from '../../media/images/widths';
import type { LightboxSlide } from './slides';

export interface PictureSource {
  /** Its address, without a size if the host offers several; empty if there is none. */
  readonly src: string;
  /** How to request a width from the host; `undefined` for a picture with one size only. */
  readonly sizeFormat: SizeFormat | undefined;
  /** Its full size; `undefined` if unknown. */
  readonly dimensions: Size | undefined;
}

/** File extensions of links that lead to a picture. */
const PICTURE_FILE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** The picture that the link around an image leads to, else the image's own address, else its current source. */
export function readPicture({
  image,
  origin,
  dimensions,
}: Pick<LightboxSlide, 'image' | 'origin' | 'dimensions'>): PictureSource {
  const linked = origin instanceof HTMLAnchorElement ? origin.href : '';
  const own = image?.getAttribute('data-src') || image?.getAttribute('data-image') || '';
  const shown = image?.currentSrc || image?.src || '';
  const isSafe = (address: string) => isImageSource(address, origin.baseURI);
  const pathOf = (address: string) => (isSafe(address) ? new URL(address, origin.baseURI).pathname : '');
  const isLinked = PICTURE_FILE.test(pathOf(linked)) && pathOf(linked) !== pathOf(own);
  if (isSafe(own) && !isLinked) {
    const sizeFormat = image?.getAttribute('data-size-format') === 'filename' ? 'filename' : 'queryString';
    return { src: own, sizeFormat, dimensions };
  }
  return { src: [linked, shown].find(isSafe) ?? '', sizeFormat: undefined, dimensions };
}
