import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';
import { bringsItsScripts } from '../../runtime/find-blocks';

/** Images of these are marked `data-load="false"` because there their block or section asks; the loader takes that as asked. */
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

/** Blocks that show one slide at a time. */
const SLIDESHOW =
  ':is([data-block-json*=slideshow], [data-controller*=Slideshow], .sqs-gallery-block-slideshow)';

/**
 * What has its size once its block is mounted; before that an image would push the page about. A slideshow hides its
 * slides after the first, and sizes small pictures; a summary gives every picture its shape.
 */
const SIZED_BY_BLOCK = [
  `${SLIDESHOW} :is(.slide ~ .slide, figure ~ figure, .sqs-gallery > img ~ img, .sqs-gallery-thumbnails img)`,
  ':is(.sqs-block-summary-v2, [data-block=summary]) img',
].join();

/** Whether an image waits for its block, which is about to be mounted or not even found yet. */
export function waitsForBlock(image: Element): boolean {
  const sized = image.closest(SIZED_BY_BLOCK);
  const block = sized?.closest('[data-block-state]');
  const state = block && memberOf(block, 'getAttribute')('data-block-state');
  return state ? /waiting|loading/.test(state) : sized !== null && !page.root().hasAttribute('data-mortar');
}

/** Whether an image is somebody's who will ask for it. */
export function isLeftToOthers(image: Element): boolean {
  return (
    bringsItsScripts(image) || (image.getAttribute('data-load') === 'false' && !image.closest(ASKING_BLOCKS))
  );
}
