import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';

/** A transparent header, and the text of an index page's first section, over which it lies. */
export function headerAndText(): [header: HTMLElement | undefined, text: HTMLElement | undefined] {
  const [header] = page.all('.transparent-header #header:not([data-controllers-bound])');
  const [text] = page.all('.index-section .content-inner');
  return [header, text];
}

/** Makes the text begin below the header. */
export function clearHeader(attributes: ServerAttributes): void {
  const [header, text] = headerAndText();
  if (!header || !text || getComputedStyle(header).position !== 'absolute') return;
  const overlap = header.getBoundingClientRect().bottom - text.getBoundingClientRect().top;
  if (overlap > Number.parseFloat(getComputedStyle(text).paddingTop))
    attributes.style(text, 'padding-top', `${overlap}px`);
}
