import type { Gallery } from './gallery';

/** Names the design on the gallery and its slides: published style sheets wait for these classes, and so do ours. */
export function markDesign({ design, parts, attributes }: Gallery): void {
  attributes.toggleClass(parts.list, `sqs-gallery-design-${design}`, true);
  for (const { element } of parts.slides) {
    attributes.toggleClass(element, `sqs-gallery-design-${design}-slide`, true);
  }
}
