import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';
import { dimensionsOf } from '../../media/images/dimensions';

/** A grid whose style sheet, sent with its block, waits for the marks of its design. */
const GRID = '.sqs-block:has(#design-grid-css) .sqs-gallery-block-grid > .sqs-gallery';
const SIZE = 'data-image-dimensions';
/**
 * Pictures of a block's stack, and of a template's gallery page: in its slideshow, below each other on phones, or beside
 * it; other blocks lay out their own.
 */
const PICTURES = `.sqs-gallery-block-stacked .image-wrapper [${SIZE}], [data-slide-id] > img[${SIZE}]:not([data-block] *, .sqs-block *)`;

/**
 * Gives the grids of gallery blocks the rows that they will have once their chunk has come, and pictures of stacks and
 * gallery pages their shape. Until then, a grid would have four pictures in each row, and the others no size.
 */
export function layOutGalleryBlocks(attributes: ServerAttributes): void {
  const mark = (element: Element, name: string) => attributes.toggleClass(element, name, true);
  for (const list of page.all(GRID)) {
    mark(list, 'mortar-page-grid');
    mark(list, 'sqs-gallery-design-grid');
    for (const slide of list.children) mark(slide, 'sqs-gallery-design-grid-slide');
  }
  const pictures = [...page.all(PICTURES)];
  // Without an address, an inline picture is its alternative text: with no shape, on the line of its last word.
  for (const picture of pictures.filter((picture) => getComputedStyle(picture).display === 'inline')) {
    attributes.style(picture, 'display', 'inline-block');
    attributes.style(picture, 'overflow', 'hidden');
  }
  for (const picture of pictures) {
    const size = dimensionsOf(picture);
    if (size) attributes.style(picture, 'aspect-ratio', `${size.width / size.height}`);
  }
}
