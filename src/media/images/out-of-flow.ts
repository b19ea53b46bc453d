import type { ServerAttributes } from '../../dom/attributes';

/**
 * Makes an image fill a box that has its height from padding or a ratio: in the flow it would add its own. `isStatic`
 * says that no style sheet positions the box, so that the image would fill something else.
 */
export function takeOutOfFlow(
  image: HTMLElement,
  box: HTMLElement,
  isStatic: boolean,
  attributes: ServerAttributes,
): void {
  if (isStatic) attributes.style(box, 'position', 'relative');
  attributes.style(image, 'position', 'absolute');
  attributes.style(image, 'inset', '0');
}
