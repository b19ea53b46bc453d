import { entriesOf } from '../../data/indexes';
import type { ServerAttributes } from '../../dom/attributes';
import { memberOf } from '../../dom/member';
import { createResizeObserver } from '../../dom/observers';
import { bringsItsScripts, matching, type Root } from '../../runtime/find-blocks';
import type { Runtime } from '../../runtime/types';
import { followChoices } from './follow-choices';
import { landscapeMark } from './landscape-mark';
import { portfolioMarks } from './portfolio-marks';
import { SIZED, sizeMarks } from './size-marks';

/**
 * Sets the markers that published style sheets wait for, on the page and on inserted elements, whether or not a block
 * mounts, so that the author's content is visible even if a chunk fails. A block about to be laid out gets them
 * afterwards. Unmounting removes them.
 */
export function startMarks({ site, events, domObserver, keepAttributes }: Runtime): void {
  const marked = new Map<Element, ServerAttributes>();
  const sizes = createResizeObserver((entries) => {
    const targets = entries.map(({ target }) => target);
    requestAnimationFrame(() => markSizes(targets.filter((target) => marked.has(target))));
  });

  function markIn(root: Root, table = MARKS): void {
    for (const [selector, ...marks] of table)
      for (const element of matching(root, selector)) if (isOurs(element)) mark(element, marks);
    for (const portfolio of matching(root, '.portfolio-hover'))
      if (isOurs(portfolio)) mark(portfolio, portfolioMarks(portfolio, site));
    for (const slide of matching(root, '.pdp-gallery-slides'))
      if (isOurs(slide)) mark(slide, landscapeMark(slide));
    const sized = matching(root, ...SIZED).filter(isOurs);
    markSizes(sized);
    for (const element of sized) sizes.observe(element);
  }
  function markSizes(elements: readonly Element[]): void {
    const marks = elements.map(sizeMarks); // all of them are read before any is written
    for (const [index, element] of entriesOf(elements)) mark(element, marks[index] ?? []);
  }
  function mark(element: Element, marks: readonly string[]): void {
    const attributes = marked.get(element) ?? keepAttributes();
    marked.set(element, attributes);
    for (const mark of marks) setMark(attributes, element, mark);
  }
  function unmarkWhere(isMeant: (element: Element) => boolean): void {
    for (const [element, attributes] of marked) {
      if (!isMeant(element)) continue;
      sizes.unobserve(element);
      attributes.restore();
      marked.delete(element);
    }
  }

  markIn(document);
  for (const failed of matching(document, '[data-block-state="failed"]')) markIn(failed, MARKS_OF_FAILED);
  followChoices(document);
  domObserver.watch(({ added, removed }) => {
    if (removed) unmarkWhere((element) => !memberOf(element, 'isConnected'));
    for (const root of added) {
      markIn(root);
      followChoices(root);
    }
  });
  events.on('mounted', ({ element }) => markIn(element));
  // Afterwards, since whatever has laid out the block restores the server's attributes first.
  events.on('failed', ({ element }) => queueMicrotask(() => markIn(element, MARKS_OF_FAILED)));
  events.on('unmounted', ({ element }) => unmarkWhere(memberOf(element, 'contains')));
}

/** Not in a block that is about to be laid out, nor in anything handled by another script. */
function isOurs(element: Element): boolean {
  const isOthers = memberOf(element, 'closest')('[data-block-state="loading"], [data-controllers-bound]');
  return !isOthers && !bringsItsScripts(element);
}

/** Marks that are inline styles. */
const STYLES = /^(display|font-size|min-height|overflow|padding-bottom|visibility)$/;

function setMark(attributes: ServerAttributes, element: Element, mark: string): void {
  const [name = '', value = ''] = mark.split('=');
  const className = name.split('.')[1];
  if (STYLES.test(name)) attributes.style(element as HTMLElement, name, value);
  else if (className) attributes.toggleClass(element, className, !name.startsWith('-'));
  else if (name.startsWith('-')) attributes.set(element, name.slice(1), null);
  else attributes.set(element, name, value);
}

/**
 * What published style sheets hide until the platform's scripts set a marker, and that marker: a class, an attribute
 * with its value, an inline style or, with a minus, a class or an attribute to remove. `docs/published-pages.md` names
 * the rule behind each, and those missing here.
 */
const MARKS: readonly (readonly [selector: string, ...marks: string[]])[] = [
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
  ['.gallery-video-background .custom-fallback-image', 'display=block'],
  ['.sqs-slide', '.sqs-slide-ready', '.sqs-slide-animation-ready'],
  ['.lazy-load', '.is-loaded'],
  ['.products .grid-item', '.is-loaded'],
  ['.lessons .grid-item', '.is-loaded'],
  ['.grid-image-cover', 'display=block'],
  ['img[sizes="0"]', 'sizes=auto, (max-width: 767px) 100vw, 50vw'],
  ['.ProductItem-relatedProducts .grid-item', '.is-loaded'],
  ['.product-list-item', '.is-loaded'],
  ['.pdp-product-add-ons .icons-container', '.show-plus-icon'],
  ['.product-add-ons .icons-container:not([data-icon-state])', 'data-icon-state=add'],
  ['.ProductList-item', '.image-is-loaded'],
  ['.ProductList-innerImageWrapper', '.content-fill', '.has-aspect-ratio'],
  ['.ProductItem-relatedProducts-item', '.image-is-loaded'],
  ['.ProductItem-relatedProducts-innerImageWrapper', '.content-fill', '.has-aspect-ratio'],
  ['#productSlideshow', 'overflow=auto'],
  ['#productThumbnails', 'visibility=visible'],
  ['body:not(.sqs-seven-one) .sqs-add-to-cart-button-wrapper:has([data-item-id])', 'visibility=visible'],
  [
    'body:not(.sqs-seven-one) .ProductItem-details .sqs-editable-button[data-item-id]',
    '-.sqs-editable-button',
  ],
  ['.tweak-index-gallery-layout-slideshow .Index-gallery-item:first-of-type', '.active'],
  ['.project-slide', '.slide-in'],
  ['.project-slide-image-container', '.slide-in'],
  ['.project-slide-description-wrapper', '.slide-in'],
  ['.project-slide-video-wrapper', '.slide-in'],
  ['.portfolio-slides', 'data-init='],
  ['.index-item-text-wrapper', '.reveal-index-title'],
  ['.index-item-navigation', '.reveal-index-nav'],
  ['.site-header[data-nc-loading]', '-data-nc-loading'],
  ['.site-header:not(.hide-header)', '.show'],
  ['.tweak-blog-list-grid-alignment-masonry .site-footer', '.show'],
  ['.collection-nav-desc-wrapper', '.show'],
  [
    'body:not(.tweak-index-inactive-on-load) .collection-images:not(:has(> .active)) > :first-child',
    '.active',
  ],
  ['.grid-item-wrapper.grid-hidden', '-.grid-hidden'],
  ['.blog-item-banner-image img.unloaded', '-.unloaded'],
  ['.portfolio-hover-bg-img img', 'display=block', 'sizes=100vw'],
  ['.enable-on-first-image-load', '.enabled'],
  ['.ProductItem-gallery-slides-item', '.loaded'],
  ['.product-gallery-slides-item', '.loaded'],
  ['.pdp-gallery-slides', '.loaded'],
  [
    '.ProductItem-gallery-slides-item:not(.ProductItem-gallery-slides-item ~ *)',
    '.selected',
    '.sqs-pdp-gallery-slide-active',
  ],
  ['.product-gallery-slides-item:not(.product-gallery-slides-item ~ *)', '.selected'],
  ['.ProductItem-gallery-thumbnails-item', '.loaded'],
  ['.product-gallery-thumbnails-item', '.loaded'],
];

/** What a block opens when it works; if it failed, everything in it is shown. */
const MARKS_OF_FAILED: typeof MARKS = [
  ...MARKS,
  ['.accordion-item__dropdown', '.accordion-item__dropdown--open'],
  ['.sqs-gallery-block-slideshow .slide:first-child', '.sqs-active-slide'],
  ['.gallery-slideshow-item:first-child', 'data-active=true', 'data-in=true'],
  ['.gallery-fullscreen-slideshow-item:first-child', 'data-active=true', 'data-in=true'],
  ['.menus--has-multiple', '-.menus--has-multiple'],
  ['.Marquee-measure', 'visibility=visible'],
];
