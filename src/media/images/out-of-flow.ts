import type { ServerAttributes } from '../../dom/attributes';

/** An image fills a box that has its height from padding or a ratio: in the flow it would add its own. */
export function takeOutOfFlow(image: HTMLElement, box: HTMLElement, attributes: ServerAttributes): void {
  if (getComputedStyle(box).position === 'static') attributes.style(box, 'position', 'relative');
  attributes.style(image, 'position', 'absolute');
  attributes.style(image, 'inset', '0');
}
