/**
 * What published style sheets hide until a mark appears that the platform's scripts set, and the mark: a class, an
 * attribute with its value, or with a minus a class that goes. `docs/published-pages.md` says which rule is behind each, and what is missing here.
 */
export const MARKS: readonly (readonly [selector: string, ...marks: string[]])[] = [
  ['.newsletter-block', '.rendered'],
  ['.image-block-outer-wrapper', '.animation-loaded', '.sqs-text-ready'],
  ['.sqs-block-quote .block-animation', '.animation-loaded'],
  ['.sqs-block-quote [class*="block-animation-"]', '.animation-loaded'],
  ['.sqsrte-scaled-text-container', '.loaded'],
  ['.summary-item', '.positioned'],
  ['.gallery-grid-item', 'data-show='],
  ['.gallery-masonry-item', 'data-show='],
  ['.gallery-strips-item', 'data-show='],
  ['.gallery-reel-item-src', 'data-visible=true'],
  ['.gallery-slideshow-thumbnails-thumb img', 'data-loaded='],
  ['.sqs-gallery-block-slideshow .slide', '.loaded'],
  ['.sqs-slice-gallery-item', '.loaded'],
  ['.sqs-slide', '.sqs-slide-ready', '.sqs-slide-animation-ready'],
  ['.lazy-load', '.is-loaded'],
  ['.products .grid-item', '.is-loaded'],
  ['.ProductItem-relatedProducts .grid-item', '.is-loaded'],
  ['.portfolio-hover', 'data-init='],
  ['.enable-on-first-image-load', '.enabled'],
  ['.ProductItem-gallery-slides-item', '.loaded'],
  ['.product-gallery-slides-item', '.loaded'],
  ['.pdp-gallery-slides', '.loaded'],
  ['.ProductItem-gallery-slides-item:first-child', '.selected'],
  ['.product-gallery-slides-item:first-child', '.selected'],
  ['.ProductItem-gallery-thumbnails-item', '.loaded'],
  ['.product-gallery-thumbnails-item', '.loaded'],
];

/** What a block of ours opens when it works; where it failed, everything in it is open. */
export const MARKS_OF_FAILED: typeof MARKS = [
  ...MARKS,
  ['.accordion-item__dropdown', '.accordion-item__dropdown--open'],
  ['.sqs-gallery-block-slideshow .slide:first-child', '.sqs-active-slide'],
  ['.gallery-slideshow-item:first-child', 'data-active=true', 'data-in=true'],
  ['.gallery-fullscreen-slideshow-item:first-child', 'data-active=true', 'data-in=true'],
  ['.menus--has-multiple', '-.menus--has-multiple'],
];
