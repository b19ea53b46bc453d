import * as page from '../../dom/page';
import { matching, type Root } from '../../runtime/find-blocks';
import type { Runtime } from '../../runtime/types';
import { withNeededChunk } from '../../runtime/with-needed-chunk';
import { HEADER } from '../header/header';
import { startMarks } from '../marks/index';
import {
  CLASSIC_BODY,
  FORM_TO_DRAW,
  GALLERIES,
  PRODUCT_GALLERIES,
  PRODUCT_LINKS,
  SHOP,
  VIDEO_BACKGROUNDS,
} from '../selectors';
import { placeAnnouncement } from './announcement';
import { stopHolding, waitingAround } from './early-parts';
import { loadAhead } from './load-ahead';

/** Chunks of published pages, by what needs them. */
const PARTS = [
  ['published-header', HEADER],
  [
    'published-sections',
    '.page-section',
    ...VIDEO_BACKGROUNDS,
    ...SHOP,
    ...PRODUCT_LINKS,
    ...PRODUCT_GALLERIES,
    '.sqs-search-page',
  ],
  ['early-galleries', ...GALLERIES],
  [
    'published-early-layout',
    '.sqs-block-summary-v2',
    '.sqs-audio-embed',
    '.squarespace-audio-player',
    '.sqs-block-marquee',
    FORM_TO_DRAW,
  ],
] as const;

/** What templates older than version 7.1 have around their banner. */
const BANNER = [
  'published-banner',
  '#mainNavWrapper',
  '#promotedGalleryWrapper',
  '.promoted-gallery-wrapper',
  '.sqs-featured-posts-gallery',
] as const;

export { partReady, whenReady } from './early-parts';

/** Starts what only published pages have; further chunks load when the page needs them. */
export function start(runtime: Runtime): void {
  runtime.early.waitingAround = waitingAround;
  startMarks(runtime);
  placeAnnouncement(runtime);
  const isClassic = page.body().matches(CLASSIC_BODY);
  if (isClassic) withNeededChunk(runtime, 'published-classic', (chunk) => chunk.start(runtime), stopHolding);
  const waiting = new Set([...PARTS, ...(isClassic ? [BANNER] : [])]);
  const loadNear = loadAhead(runtime);
  const look = (root: Root) => {
    loadNear(root);
    for (const part of waiting) {
      const [name, ...selectors] = part;
      if (!matching(root, ...selectors).length) continue;
      waiting.delete(part);
      withNeededChunk(runtime, name, (chunk) => chunk.start(runtime), stopHolding);
    }
  };
  look(document);
  runtime.domObserver.watch(({ added }) => added.forEach(look));
}
