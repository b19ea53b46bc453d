import { ElementMissingError } from '../../data/errors';
import { isSlide, readSlide, type Slide } from './slide';

/** The server's elements of a gallery. */
export interface Elements {
  /** The parent of the slides. */
  readonly list: HTMLElement;
  readonly slides: readonly Slide[];
  readonly previous: HTMLElement | null;
  readonly next: HTMLElement | null;
  /** The container of a slideshow's thumbnails. */
  readonly thumbnails: HTMLElement | null;
}

/** Newer sections prefix their elements with their own name, as in `gallery-grid-item`. */
const SECTIONS = ['grid', 'masonry', 'strips', 'reel', 'slideshow', 'fullscreen-slideshow'];

/** Kinds of slide elements; the first kind found is used. */
const SLIDE_KINDS = [
  '[data-gallery-slide]',
  '.slide',
  SECTIONS.map((kind) => `.gallery-${kind}-item`).join(),
  '.image-wrapper',
  '.sqs-wrapper > :is(img, :has(img))', // the row of a slider in a saved page
  '.sqs-gallery > :is(img, :has(img))',
  'img',
];

/** @throws ElementMissingError if there is no list of slides. */
export function readElements(block: HTMLElement): Elements {
  const find = (selector: string) => block.querySelector<HTMLElement>(selector);
  const slides = slidesIn(find('.sqs-gallery') ?? block);
  const list = slides[0]?.parentElement ?? find('.sqs-gallery');
  if (!list) throw new ElementMissingError('gallery', '.sqs-gallery with its slides');
  return {
    list,
    slides: slides.map(readSlide),
    previous: find('.previous, [data-previous]:not(figure) button'),
    next: find('.next, [data-next]:not(figure) button'),
    thumbnails: find('.sqs-gallery-thumbnails'),
  };
}

function slidesIn(list: HTMLElement): HTMLElement[] {
  for (const kind of SLIDE_KINDS) {
    const slides = [...list.querySelectorAll<HTMLElement>(kind)].filter(
      (slide) => isSlide(slide) && !slide.closest('noscript'),
    );
    if (slides.length) return slides;
  }
  return [];
}
