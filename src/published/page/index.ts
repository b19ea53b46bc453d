import * as page from '../../dom/page';
import { matching, type Root } from '../../runtime/find-blocks';
import type { Runtime } from '../../runtime/types';
import { withChunk } from '../../runtime/with-chunk';
import { HEADER } from '../header/header';
import { startMarks } from '../marks/index';

/** Chunks of published pages, by what needs them. */
const PARTS = [
  ['published-header', HEADER],
  [
    'published-sections',
    '.page-section',
    '[data-controller^=VideoBackground]',
    '.ProductItem-gallery',
    '#productSlideshow',
    '.sqs-product-quick-view-button',
    '.sqs-add-to-cart-button',
    '.product-variants',
    '.sqs-search-page',
  ],
  ['published-early-layout', '.sqs-block-gallery', '.sqs-block-summary-v2', '[data-controller^=Gallery]'],
] as const;

/** What templates older than version 7.1 have around their banner. */
const BANNER = [
  'published-banner',
  '#mainNavWrapper',
  '#promotedGalleryWrapper',
  '.promoted-gallery-wrapper',
  '.sqs-featured-posts-gallery',
] as const;

/** The body of a published page with a template older than version 7.1. */
const CLASSIC = ':is([id^=collection-],[id^=item-],[class*=collection-]):not(.sqs-seven-one)';

/** Starts what only published pages have; further chunks load when the page needs them. */
export function start(runtime: Runtime): void {
  startMarks(runtime);
  const isClassic = page.body().matches(CLASSIC);
  if (isClassic) withChunk(runtime, 'published-classic', (chunk) => chunk.start(runtime));
  const waiting = new Set([...PARTS, ...(isClassic ? [BANNER] : [])]);
  const look = (root: Root) => {
    for (const part of waiting) {
      const [name, ...selectors] = part;
      if (!matching(root, ...selectors).length) continue;
      waiting.delete(part);
      withChunk(runtime, name, (chunk) => chunk.start(runtime));
    }
  };
  look(document);
  runtime.domObserver.watch(({ added }) => added.forEach(look));
}
