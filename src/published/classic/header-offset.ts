import { createResizeObserver } from '../../dom/observers';
import * as page from '../../dom/page';

const HEADER = '.transparent-header #header:not([data-controllers-bound])';

/** A transparent header lies over the start of an index page: the text of its first section begins below the header. */
export function offsetFirstSection(): void {
  const [header] = page.all(HEADER);
  const [content] = page.all('.index-section .content-inner');
  if (!header || !content) return;
  const { paddingTop } = content.style;
  createResizeObserver(() => offset(content, header, paddingTop)).observe(header);
}

/** Only as far as the section's own padding does not suffice. */
function offset(content: HTMLElement, header: HTMLElement, written: string): void {
  content.style.paddingTop = written;
  const isAbove = getComputedStyle(header).position === 'absolute';
  const overlap = header.getBoundingClientRect().bottom - content.getBoundingClientRect().top;
  const own = Number.parseFloat(getComputedStyle(content).paddingTop);
  if (isAbove && overlap > own) content.style.paddingTop = `${overlap}px`;
}
