import type { ServerAttributes } from './attributes';

/** What the server has for readers without script gives way to what is drawn instead. */
export function hideContents(contents: Iterable<Element>, attributes: ServerAttributes): void {
  for (const child of contents) {
    if (child instanceof HTMLElement) attributes.style(child, 'display', 'none');
  }
}
