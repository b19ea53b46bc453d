import { parseDimensions, type Size } from '../../media/images/settings';

/** One picture or video of a gallery, as the server wrote it. */
export interface Slide {
  /** What is placed and moved: a wrapper, or the bare image. */
  readonly element: HTMLElement;
  readonly image: HTMLImageElement | null;
  /** What is shown of it: the picture, or what holds the video. */
  readonly media: HTMLElement | null;
  readonly type: 'image' | 'video';
  /** What slides are found by in addresses; empty where the page gives none. */
  readonly id: string;
  readonly url: string;
  /** The picture's full size; `undefined` where the page doesn't tell. */
  readonly dimensions: Size | undefined;
}

const VIDEO = '.sqs-video-wrapper, [data-block="video"], video, iframe';

export function readSlide(element: HTMLElement): Slide {
  const image = element instanceof HTMLImageElement ? element : element.querySelector('img');
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
    dimensions: parseDimensions(image?.getAttribute('data-image-dimensions') ?? null) ?? sizeOf(image),
  };
}

/** Slides of any other type are nobody's. */
export function isSlide(element: Element): boolean {
  return /^(image|video)?$/.test(element.getAttribute('data-type') ?? '');
}

/** Pictures that the server loads itself say their size in the usual attributes. */
function sizeOf(image: HTMLImageElement | null): Size | undefined {
  const width = Number(image?.getAttribute('width'));
  const height = Number(image?.getAttribute('height'));
  return width > 0 && height > 0 ? { width, height } : undefined;
}
