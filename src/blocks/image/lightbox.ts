import { parseDimensions } from '../../images/settings';
import { oneOf } from '../../runtime/fields';
import { offerLightbox } from '../../ui/lightbox/offer';
import { makeOpener } from '../../ui/lightbox/opener';
import { readPicture } from '../../ui/lightbox/read-picture';
import type { LightboxSlide } from '../../ui/lightbox/slides';
import type { ImageBlock } from './image-block';

/** Opens the picture at a click on the button that a published block has, else on the picture itself. */
export function openFromImage(
  { element, runtime, settings, attributes, signal }: ImageBlock,
  image: HTMLImageElement,
  button: HTMLElement | null,
): void {
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
    ...readPicture(image, opener),
    dimensions: parseDimensions(image.getAttribute('data-image-dimensions')),
    alt: image.alt,
    title: read('.image-title'),
    description: read('.image-subtitle') || read('.image-caption, figcaption:not(:has(.image-title))'),
    origin: opener,
    thumbnail: image,
  };
}
