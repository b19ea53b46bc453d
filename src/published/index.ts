import * as page from '../dom/page';
import { matching, type Root } from '../runtime/find-blocks';
import type { Runtime } from '../runtime/types';
import { withNeededChunk } from '../runtime/with-needed-chunk';
import { placeAnnouncement } from './announcement';
import {
  CLASSIC_BODY,
  FORM_TO_DRAW,
  GALLERIES,
  PRODUCT_GALLERIES,
  PRODUCT_LINKS,
  SHOP,
  VIDEO_BACKGROUNDS,
} from './common/selectors';
import { stopHolding, waitingAround } from './early-presses/waiting-parts';
import { HEADER } from './header/header';
import { loadAhead } from './load-ahead';
import { startMarks } from './marks/index';

/** Chunks, each of a folder beside this file, and the elements that need them. */
const CHUNKS = [
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

/** What only templates older than version 7.1 have around their banner. */
const BANNER = [
  'published-banner',
  '#mainNavWrapper',
  '#promotedGalleryWrapper',
  '.promoted-gallery-wrapper',
  '.sqs-featured-posts-gallery',
] as const;

export { partReady, whenReady } from './early-presses/waiting-parts';

/**
 * The chunk `published`. It starts what all published pages have, and loads the others once an element needs them. What
 * cannot wait for it is in `mortar.js`: `globals/`, `first-paint/`, and the first part of `early-presses/`.
 */
export function start(runtime: Runtime): void {
  runtime.early.waitingAround = waitingAround;
  startMarks(runtime);
  placeAnnouncement(runtime);
  const isClassic = page.body().matches(CLASSIC_BODY);
  if (isClassic) withNeededChunk(runtime, 'published-classic', (chunk) => chunk.start(runtime), stopHolding);
  const waiting = new Set([...CHUNKS, ...(isClassic ? [BANNER] : [])]);
  const loadNear = loadAhead(runtime);
  const look = (root: Root) => {
    loadNear(root);
    for (const row of waiting) {
      const [name, ...selectors] = row;
      if (!matching(root, ...selectors).length) continue;
      waiting.delete(row);
      withNeededChunk(runtime, name, (chunk) => chunk.start(runtime), stopHolding);
    }
  };
  look(document);
  runtime.domObserver.watch(({ added }) => added.forEach(look));
}
