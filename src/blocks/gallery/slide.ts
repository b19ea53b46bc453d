import { IMAGE } from '../../dom/image-selector';
import { dimensionsOf, type Size } from '../../media/images/dimensions';

/** A picture or video in a gallery, from the server's markup. */
export interface Slide {
  /** The element that is positioned and moved: a wrapper, or the bare image. */
  readonly element: HTMLElement;
  readonly image: HTMLImageElement | null;
  /** The visible content: the image, or the video's container. */
  readonly media: HTMLElement | null;
  readonly type: 'image' | 'video';
  /** Identifiers of a slide in addresses; empty if not set. */
  readonly id: string;
  readonly url: string;
  /** The picture's full size; `undefined` if unknown. */
  readonly dimensions: Size | undefined;
}

const VIDEO = '.sqs-video-wrapper, [data-block="video"], video, iframe';

export function readSlide(element: HTMLElement): Slide {
  const image =
    element instanceof HTMLImageElement ? element : element.querySelector<HTMLImageElement>(IMAGE);
  const read = (name: string) => element.getAttribute(name) ?? '';
  const type = read('data-type') === 'video' ? 'video' : 'image';
  const video = type === 'video' ? element.querySelector<HTMLElement>(VIDEO) : null;
  return {
    element,
    image,
    media: video ?? image,
    type,
    id: read('data-slide-id'),
    url: read('data-slide-url'),
    dimensions: dimensionsOf(image) ?? sizeOf(image),
  };
}

/** Slides of other types are ignored. */
export function isSlide(element: Element): boolean {
  return /^(image|video)?$/.test(element.getAttribute('data-type') ?? '');
}

/** Images loaded by the server itself have standard width and height attributes. */
function sizeOf(image: HTMLImageElement | null): Size | undefined {
  const width = Number(image?.getAttribute('width'));
  const height = Number(image?.getAttribute('height'));
  return width > 0 && height > 0 ? { width, height } : undefined;
}
