import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';
import { bringsItsScripts } from '../../runtime/find-blocks';

/**
 * In these, images have `data-load="false"` because the block or section loads them; the loader treats them as
 * requested.
 */
const ASKING_BLOCKS = [
  '.sqs-block-image',
  '.sqs-block-gallery',
  '.sqs-gallery',
  '.sqs-block-summary-v2',
  '.sqs-video-wrapper',
  '[data-controller^=Gallery]',
  '.page-section:not([data-controllers-bound])',
  '[data-block=image]',
  '[data-block=gallery]',
  '[data-block=summary]',
  '[data-block=video]',
].join();

/** Galleries in rows, columns and grids. */
const TILES =
  ':is([data-controller=GalleryStrips], [data-controller=GalleryMasonry], .sqs-gallery-block-grid)';

/** Blocks that show one slide at a time. */
const SLIDESHOW =
  ':is([data-block-json*=slideshow], [data-controller*=Slideshow], .sqs-gallery-block-slideshow)';

/**
 * Elements whose layout is only final once their block is mounted; loading images earlier would shift the page. A
 * slideshow hides all slides but the first and sizes small images; a summary sets each image's aspect ratio; a gallery
 * that is not laid out yet has each image on a row of its own.
 */
const SIZED_BY_BLOCK = [
  `${SLIDESHOW} :is(.slide ~ .slide, figure ~ figure, .sqs-gallery > img ~ img, .sqs-gallery-thumbnails img)`,
  ':is(.sqs-block-summary-v2, [data-block=summary]) img',
  `${TILES} img:not([class*=sqs-gallery-design-] *)`,
].join();

/** Whether an image waits for its block, which isn't mounted or not even found yet. */
export function waitsForBlock(image: Element): boolean {
  const sized = image.closest(SIZED_BY_BLOCK);
  const block = sized?.closest('[data-block-state]');
  const state = block && memberOf(block, 'getAttribute')('data-block-state');
  return state ? /waiting|loading/.test(state) : sized !== null && !page.root().hasAttribute('data-mortar');
}

/** Whether other code will load the image. */
export function isLeftToOthers(image: Element): boolean {
  return (
    bringsItsScripts(image) || (image.getAttribute('data-load') === 'false' && !image.closest(ASKING_BLOCKS))
  );
}
