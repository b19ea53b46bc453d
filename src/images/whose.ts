import { bringsItsScripts } from '../runtime/find-blocks';

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

/** Whether an image is somebody's who will ask for it. */
export function isLeftToOthers(image: Element): boolean {
  return (
    bringsItsScripts(image) || (image.getAttribute('data-load') === 'false' && !image.closest(ASKING_BLOCKS))
  );
}
