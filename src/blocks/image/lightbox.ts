import { offerLightbox } from '../../components/lightbox/offer';
import { makeOpener } from '../../components/lightbox/opener';
import type { LightboxSlide } from '../../components/lightbox/slides';
import { oneOf } from '../../data/fields';
import { dimensionsOf } from '../../media/images/dimensions';
import type { ImageBlock } from './settings';

/**
 * Opens the picture in the lightbox: from a published block's button, or from the image itself if the setting is on.
 */
export function openFromImage(block: ImageBlock, image: HTMLImageElement): void {
  const { element, runtime, settings, attributes, signal } = block;
  const button = element.querySelector<HTMLElement>('.sqs-block-image-button.lightbox');
  const isFree = !image.closest('a[href], button'); // a link around the image keeps working
  if (!button && !(settings.lightbox && isFree)) return;
  const opener = button ?? makeOpener(image, runtime, attributes);
  const theme = button?.getAttribute('data-lightbox-theme') ?? settings.lightboxTheme;
  offerLightbox({
    runtime,
    where: { kind: 'block', name: 'image' },
    root: element,
    signal,
    slideAt: (target) => (opener.contains(target) ? 0 : undefined),
    options: (index) => ({
      count: 1,
      slide: () => readSlide(element, image, opener),
      index,
      theme: oneOf('dark', 'light')(theme),
      loop: false,
      signal,
    }),
  });
}

function readSlide(block: Element, image: HTMLImageElement, opener: HTMLElement): LightboxSlide {
  const read = (selector: string) => block.querySelector(selector)?.textContent.trim() ?? '';
  return {
    image,
    dimensions: dimensionsOf(image),
    alt: image.alt,
    title: read('.image-title'),
    description: read('.image-subtitle') || read('.image-caption, figcaption:not(:has(.image-title))'),
    origin: opener,
    thumbnail: image,
  };
}
