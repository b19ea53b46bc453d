import type { Gallery } from './mounted-gallery';

/** Sets the design's classes on the gallery and its slides, for published style sheets and ours. */
export function markDesign({ element: gallery, design, elements, attributes }: Gallery): void {
  const isSection = gallery.hasAttribute('data-controller');
  attributes.toggleClass(elements.list, `sqs-gallery-design-${design}`, true);
  attributes.toggleClass(elements.list, 'mortar-fills', true);
  for (const { element } of elements.slides) {
    attributes.toggleClass(element, `sqs-gallery-design-${design}-slide`, true);
    if (isSection) attributes.set(element, 'data-show', 'true');
  }
  for (const source of gallery.querySelectorAll('.gallery-reel-item-src'))
    attributes.set(source, 'data-visible', 'true');
}
