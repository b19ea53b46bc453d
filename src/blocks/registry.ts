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
  {
    name: 'gallery',
    selector: '.sqs-block-gallery',
    when: 'visible',
    holds: '.js-gallery-lightbox-opener,.slide,.previous,.next,.sqs-gallery-thumbnails img',
  },
  {
    name: 'gallery',
    selector: '[data-controller^="Gallery"]:not([data-controllers-bound])',
    when: 'visible',
    holds: '[data-previous],[data-next],[data-slide-url]',
  },
  { name: 'shape', selector: '.sqs-shape-block-container', when: 'visible' },
  { name: 'shape', selector: '.sqs-block-shape', when: 'visible' },
  { name: 'video', selector: '.sqs-video-wrapper', when: 'visible', holds: '.sqs-video-overlay' },
  { name: 'video', selector: '.sqs-native-video', when: 'visible' },
  { name: 'audio', selector: '.sqs-audio-embed', when: 'visible' },
  { name: 'text-shrink', when: 'visible' },
];
