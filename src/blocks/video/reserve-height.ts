import type { ServerAttributes } from '../../dom/attributes';

/**
 * Gives a block its height; `padding` is in percent of its width. Published pages reserve it by the padding of the
 * wrapper around; other pages give the block a height of its own, or none.
 */
export function reserveHeight(element: HTMLElement, attributes: ServerAttributes, padding: number): void {
  const { parentElement: wrapper } = element;
  attributes.style(element, 'contain', 'size'); // the height that it has without what is in it
  const hasHeight = element.clientHeight > 0;
  const isStatic = getComputedStyle(element).position === 'static';
  attributes.style(element, 'contain', '');
  if (isStatic) attributes.style(element, 'position', 'relative');
  if (hasHeight) return;
  if (wrapper?.matches('.embed-block-wrapper')) {
    attributes.style(wrapper, 'position', 'relative');
    attributes.style(element, 'position', 'absolute');
    attributes.style(element, 'inset', '0');
  } else {
    attributes.style(element, 'display', 'block');
    attributes.style(element, 'height', '0');
    attributes.style(element, 'padding-bottom', `${padding}%`);
  }
}
