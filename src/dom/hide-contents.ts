import type { ServerAttributes } from './attributes';

/** Hides the server's no-script contents, which the rendered output replaces. */
export function hideContents(contents: Iterable<Element>, attributes: ServerAttributes): void {
  for (const child of contents) {
    if (child instanceof HTMLElement) attributes.style(child, 'display', 'none');
  }
}
