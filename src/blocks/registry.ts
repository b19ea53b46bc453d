import type { BlockEntry } from '../types';

/** Every block that Mortar knows. A block's chunk and folder bear its name. */
export const registry: readonly BlockEntry[] = [
  {
    name: 'accordion',
    className: 'sqs-block-accordion',
    when: 'visible',
    holds: '.accordion-item__click-target',
  },
  {
    name: 'image',
    className: 'sqs-block-image',
    when: 'visible',
    holds: '.sqs-block-image-button.lightbox',
  },
  {
    name: 'text-shrink',
    when: 'visible',
  },
];
