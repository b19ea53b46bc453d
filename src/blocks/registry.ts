import type { BlockEntry } from '../types';

/** Links that stay in the window; what else a click does is nobody's to hold. */
const LEADS_AWAY = 'a[href]:not([target],[download],[href^="#"])';

/** Every block that Mortar knows. A block's chunk and folder bear its name. */
export const registry: readonly BlockEntry[] = [
  {
    name: 'accordion',
    selector: '.sqs-block-accordion',
    when: 'visible',
    holds: '.accordion-item__click-target',
  },
  {
    name: 'image',
    selector: '.sqs-block-image',
    when: 'visible',
    holds: '.sqs-block-image-button.lightbox',
  },
  { name: 'button', selector: '.sqs-block-button', when: 'visible', holds: LEADS_AWAY },
  { name: 'button', selector: '[data-track-button]', when: 'visible', holds: LEADS_AWAY },
  { name: 'text-shrink', when: 'visible' },
];
