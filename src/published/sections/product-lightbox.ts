import { makeOpener, offerLightbox } from '../../components/lightbox/offer';
import type { LightboxSlide } from '../../components/lightbox/slides';
import type { ServerAttributes } from '../../dom/attributes';
import { parseDimensions } from '../../media/images/settings';
import type { Runtime } from '../../runtime/types';

/** Shops where a click enlarges a picture; their style sheets give the pictures the pointer of a control. */
const CLICKED = [
  '.tweak-product-basic-item-click-action-lightbox',
  '.tweak-product-basic-item-click-action-zoom',
  '[data-gallery-click-action="lightbox"]',
  '[data-gallery-click-action="zoom"]',
].join();

interface Product {
  readonly gallery: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly runtime: Runtime;
  readonly attributes: ServerAttributes;
  readonly signal: AbortSignal;
}

/** Opens a product's pictures in the lightbox, which zooms too, where the shop's settings let a click enlarge them. */
export function openProductPictures({ gallery, slides, runtime, attributes, signal }: Product): void {
  const clicked = slides.filter((slide) => slide.closest(CLICKED));
  const images = clicked.map((slide) => slide.querySelector('img'));
  for (const image of images) if (image) makeOpener(image, runtime, attributes);
  offerLightbox({
    runtime,
    where: { kind: 'initializer', name: 'sections' },
    root: gallery,
    signal,
    slideAt: (target) => indexOf(clicked, target),
    options: (index) => ({
      count: images.length,
      slide: (index) => readSlide(images[index]),
      index,
      theme: 'light',
      loop: true,
      signal,
    }),
  });
}

function indexOf(slides: readonly HTMLElement[], target: Element): number | undefined {
  const index = slides.findIndex((slide) => slide.contains(target));
  return index < 0 ? undefined : index;
}

function readSlide(image: HTMLImageElement | null | undefined): LightboxSlide | undefined {
  if (!image) return undefined;
  const dimensions = parseDimensions(image.getAttribute('data-image-dimensions'));
  return { image, dimensions, alt: image.alt, title: '', description: '', origin: image, thumbnail: image };
}
