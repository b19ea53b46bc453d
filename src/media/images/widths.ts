import { guarded } from '../../data/guarded';

/** The widths offered by the image service in px, largest first (specification, section 9, images). */
export const IMAGE_WIDTHS = [2500, 1500, 1000, 750, 500, 300, 100] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export type SizeFormat = 'queryString' | 'filename';

export interface WidthChoice {
  /** Device pixels per CSS px; 1 by default. */
  readonly dpr?: number;
  readonly dprMin?: number;
  readonly dprMax?: number;
  /** Multiplies the wanted width. */
  readonly sizeAdjustment?: number;
}

/** The smallest service width that is sharp at `cssWidth` px, else the largest. */
export function chooseImageWidth(
  cssWidth: number,
  { dpr = 1, dprMin = 0, dprMax = Number.POSITIVE_INFINITY, sizeAdjustment = 1 }: WidthChoice = {},
): ImageWidth {
  const density = Math.min(Math.max(dpr, dprMin), dprMax);
  const wanted = cssWidth * density * Math.max(sizeAdjustment, 0);
  return IMAGE_WIDTHS.findLast((width) => width >= wanted) ?? IMAGE_WIDTHS[0];
}

/** The next smaller service width, for visitors who save data. */
export function oneSmaller(width: ImageWidth): ImageWidth {
  return IMAGE_WIDTHS[IMAGE_WIDTHS.indexOf(width) + 1] ?? width;
}

/** An image's address at one of the service widths: `?format=750w`, or `name-750w.jpg`. */
export function imageUrl(source: string, width: number, sizeFormat: SizeFormat = 'queryString'): string {
  if (/^\s*data:/i.test(source)) return source; // a picture written into the page has one size only
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(source) ?? [];
  if (sizeFormat === 'filename') {
    const host = /^([a-z]+:)?\/\/[^/]*/i.exec(path)?.[0] ?? '';
    const file = path.slice(host.length).replace(/([^/])(\.[a-z0-9]+)?$/i, `$1-${width}w$2`);
    return host + file + (query && `?${query}`);
  }
  const others = query.split('&').filter((pair) => pair && !/^format(=|$)/.test(pair));
  return `${path}?${[...others, `format=${width}w`].join('&')}`;
}

/** Whether an image may be loaded from the address: http, https, inline pictures, and files if the page is a file. */
export function isImageSource(source: string, base: string): boolean {
  const address = guarded(() => new URL(source, base).href) ?? '';
  const isFile = /^file:/.test(address) && /^file:/.test(base);
  return source.trim() !== '' && (/^(https?:|data:image\/)/i.test(address) || isFile);
}
