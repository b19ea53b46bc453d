import { PageType } from '../data/enums/site';
import type { BlockEntry } from '../runtime/block-entry';

/** Links that stay in this window; other clicks must not be held. */
const LEADS_AWAY = 'a[href]:not([target],[download],[href^="#"])';

/** Controls that submit or open a form. */
const SUBMITS_OR_OPENS = 'button,[type=submit],.lightbox-handle';

/** Reasons for a block without a React root. */
const MANY = 'many, nothing to draw';
const START = 'on every page'; // React would bring each page over six times the bytes: `bars` in the bench

/**
 * All known blocks. A block's chunk and folder have its name; if a name has several rows, `data-block` uses the last
 * one.
 */
const ROWS = [
  {
    name: 'accordion',
    selector: '.sqs-block-accordion',
    holds: '.accordion-item__click-target',
  },
  {
    name: 'image',
    selector: '.sqs-block-image',
    holds: '.sqs-block-image-button.lightbox',
    withoutReact: MANY,
  },
  { name: 'button', selector: '.sqs-block-button', holds: LEADS_AWAY, withoutReact: MANY },
  { name: 'button', selector: '[data-track-button]', holds: LEADS_AWAY, withoutReact: MANY },
  {
    name: 'gallery',
    selector: '[data-controller^=Gallery]:not([data-controllers-bound])',
    holds: 'button,[data-slide-url],a[class*=-lightbox-link]',
  },
  {
    name: 'gallery',
    selector: '.sqs-block-gallery',
    holds: '.slide,.previous,.next,.sqs-gallery-thumbnails',
  },
  { name: 'shape', selector: '.sqs-shape-block-container', withoutReact: MANY },
  { name: 'shape', selector: '.sqs-block-shape', withoutReact: MANY },
  { name: 'video', selector: '.sqs-native-video' },
  { name: 'video', selector: '.sqs-video-wrapper', holds: '.sqs-video-overlay' },
  { name: 'audio', selector: '.sqs-audio-embed' },
  { name: 'audio', selector: '.squarespace-audio-player' },
  { name: 'donation', selector: '.sqs-block-donation', holds: '.sqs-donate-button,button,a[href="#"]' },
  { name: 'newsletter', selector: '.sqs-block-newsletter', holds: SUBMITS_OR_OPENS },
  { name: 'search', selector: '.sqs-search-ui-text-input', holds: 'input,:not([action])>button' },
  { name: 'form', selector: '.sqs-block-form', holds: SUBMITS_OR_OPENS },
  { name: 'text-shrink', selector: '.sqsrte-scaled-text', withoutReact: MANY },
  { name: 'menu', selector: '.sqs-block-menu', holds: '[role=tab],.menu-select-labels' },
  { name: 'member-access', selector: '#sqs-member-access-page-root' },
  { name: 'marquee', selector: '.sqs-block-marquee' },
  { name: 'text-highlight', selector: '.sqsrte-text-highlight', withoutReact: MANY },
  { name: 'map', selector: '.sqs-block-map' },
  { name: 'reservation', selector: '.sqs-block-opentable' },
  { name: 'reservation', selector: '.sqs-block-opentable-v2' },
  { name: 'reservation', selector: '.sqs-block-tock' },
  {
    name: 'summary',
    selector: '.sqs-block-summary-v2',
    holds: '[class^=summary-carousel-pager]',
  },
  { name: 'calendar', selector: '.sqs-block-calendar' },
  { name: 'widget', selector: '[data-async-rendering-enabled=true]' },
  { name: 'follow-button' },
  { name: 'popup-overlay', mountsAtOnce: true },
  {
    name: 'announcement-bar',
    selector: '.sqs-announcement-bar-dropzone',
    mountsAtOnce: true,
    withoutReact: START,
  },
  { name: 'mobile-info-bar', mountsAtOnce: true, withoutReact: START },
  { name: 'cart-indicator', selector: '.sqs-custom-cart', mountsAtOnce: true, withoutReact: START },
  {
    name: 'cart-page',
    selector: '#sqs-cart-root',
    pageTypes: [PageType.SHOW_CART, PageType.COMMERCE_CART_V2],
  },
  { name: 'product-reviews', selector: '#sqs-product-reviews-root', pageTypes: [PageType.REVIEWS_REQUEST] },
] as const satisfies readonly BlockEntry<string>[];

export const registry: readonly BlockEntry[] = ROWS;

type Name = (typeof ROWS)[number]['name'];

declare module '../runtime/block-entry' {
  interface Blocks extends Readonly<Record<Name, true>> {}
}
