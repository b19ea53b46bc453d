import type { Size } from '../../media/images/settings';
import { isImageSource, type SizeFormat } from '../../media/images/widths';
import type { LightboxSlide } from './slides';

/** The full picture of a slide. */
export interface FullPicture {
  /** Its address, without a size where its host keeps several; empty where there is none. */
  readonly src: string;
  /** How its host is told the width; `undefined` for a picture that comes in one size. */
  readonly sizeFormat: SizeFormat | undefined;
  /** Its full size; `undefined` where the page doesn't tell. */
  readonly dimensions: Size | undefined;
}

/** How a link that leads to a picture of its own ends. */
const PICTURE_FILE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** What the link around an image names, else the image's own address, else what it shows. */
export function readPicture({
  image,
  origin,
  dimensions,
}: Pick<LightboxSlide, 'image' | 'origin' | 'dimensions'>): FullPicture {
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
