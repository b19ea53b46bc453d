import type { ServerAttributes } from './attributes';

/** What the server has for readers without script gives way to what is drawn instead. */
export function hideContents(container: Element, attributes: ServerAttributes, drawn: Element): void {
  for (const child of container.children) {
    if (child instanceof HTMLElement && child !== drawn) attributes.style(child, 'display', 'none');
  }
}
