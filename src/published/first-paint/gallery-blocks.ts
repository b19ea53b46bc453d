import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';
import { parseDimensions } from '../../media/images/dimensions';

/** A grid whose style sheet, sent with its block, waits for the marks of its design. */
const GRID = '.sqs-block:has(#design-grid-css) .sqs-gallery-block-grid > .sqs-gallery';
const STACKED = '.sqs-gallery-block-stacked .image-wrapper';
const SIZE = 'data-image-dimensions';

/**
 * Gives the grids and stacks of gallery blocks the rows and heights that they will have once their chunk has come. Until
 * then, a grid would have four pictures in each row, and a stack's pictures no height.
 */
export function layOutGalleryBlocks(attributes: ServerAttributes): void {
  const mark = (element: Element, name: string) => attributes.toggleClass(element, name, true);
  for (const list of page.all(GRID)) {
    mark(list, 'mortar-page-grid');
    mark(list, 'sqs-gallery-design-grid');
    for (const slide of list.children) mark(slide, 'sqs-gallery-design-grid-slide');
  }
  for (const frame of page.all(STACKED)) {
    const size = parseDimensions(frame.querySelector(`[${SIZE}]`)?.getAttribute(SIZE) ?? '');
    if (size) attributes.style(frame, 'aspect-ratio', `${size.width / size.height}`);
  }
}
