import type { ServerAttributes } from '../dom/attributes';
import * as page from '../dom/page';

/** In the order of the document: a transparent header, then the text of an index page's first section. */
export const HEADER_AND_CONTENT =
  '.transparent-header #header:not([data-controllers-bound]), .index-section .content-inner';

/** A transparent header lies over the start of an index page: the text of its first section begins below the header. */
export function clearHeader(attributes: ServerAttributes): void {
  const [header, content] = page.all(HEADER_AND_CONTENT);
  if (!header || !content || getComputedStyle(header).position !== 'absolute') return;
  const overlap = header.getBoundingClientRect().bottom - content.getBoundingClientRect().top;
  if (overlap > Number.parseFloat(getComputedStyle(content).paddingTop))
    attributes.style(content, 'padding-top', `${overlap}px`);
}
