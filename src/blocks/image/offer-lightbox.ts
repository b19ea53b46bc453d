import type { ImageBlock } from './image-block';

/** Opens the picture in the lightbox: from the button of a published block, or where the setting asks for it. */
export async function offerLightbox(block: ImageBlock, image: HTMLImageElement): Promise<void> {
  const { element, runtime, settings, signal } = block;
  const button = element.querySelector<HTMLElement>('.sqs-block-image-button.lightbox');
  const isFree = !image.closest('a[href], button'); // a link around the picture leads where it says
  if (!button && !(settings.lightbox && isFree)) return;
  try {
    const { openFromImage } = await runtime.chunks.load('image-lightbox');
    if (!signal.aborted) openFromImage(block, image, button);
  } catch (error) {
    runtime.report(error, { kind: 'block', name: 'image' });
  }
}
