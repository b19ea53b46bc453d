import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';
import { parseDimensions } from '../../media/images/dimensions';

/** A grid whose style sheet, sent with its block, waits for the marks of its design. */
const GRID = '.sqs-block:has(#design-grid-css) .sqs-gallery-block-grid > .sqs-gallery';
const STACKED = '.sqs-gallery-block-stacked .image-wrapper';
const SIZE = 'data-image-dimensions';
/** Pictures of a template's gallery page: in its slideshow, below each other on phones, or beside it; blocks lay out their own. */
const PAGE = `[data-slide-id] > img[${SIZE}]:not([data-block] *, .sqs-block *)`;

/**
 * Gives the grids and stacks of gallery blocks the rows and heights that they will have once their chunk has come, and
 * pictures of gallery pages their shape. Until then, a grid would have four pictures in each row, and the others no size.
 */
export function layOutGalleryBlocks(attributes: ServerAttributes): void {
  const mark = (element: Element, name: string) => attributes.toggleClass(element, name, true);
  for (const list of page.all(GRID)) {
    mark(list, 'mortar-page-grid');
    mark(list, 'sqs-gallery-design-grid');
    for (const slide of list.children) mark(slide, 'sqs-gallery-design-grid-slide');
  }
  // Without an address, an inline picture is its alternative text: with no shape, on the line of its last word.
  const inline = [...page.all(PAGE)].filter((picture) => getComputedStyle(picture).display === 'inline');
  for (const picture of inline) {
    attributes.style(picture, 'display', 'inline-block');
    attributes.style(picture, 'overflow', 'hidden');
  }
  for (const frame of page.all(`${STACKED}, ${PAGE}`)) {
    const picture = frame.querySelector(`[${SIZE}]`) ?? frame;
    const size = parseDimensions(picture.getAttribute(SIZE));
    if (size) attributes.style(frame, 'aspect-ratio', `${size.width / size.height}`);
  }
}
