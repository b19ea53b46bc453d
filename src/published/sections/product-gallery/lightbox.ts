import { OPERABLE } from '../../../blocks/gallery/operable';
import { offerLightbox } from '../../../components/lightbox/offer';
import { makeOpener } from '../../../components/lightbox/opener';
import type { LightboxSlide } from '../../../components/lightbox/slides';
import { IMAGE } from '../../../dom/image-selector';
import { dimensionsOf } from '../../../media/images/dimensions';
import type { Scope } from '../../common/scope';

/** Shops where a click enlarges a picture; their style sheets give the pictures the pointer of a control. */
const CLICKED = [
  '.tweak-product-basic-item-click-action-lightbox',
  '.tweak-product-basic-item-click-action-zoom',
  '[data-gallery-click-action="lightbox"]',
  '[data-gallery-click-action="zoom"]',
].join();

const CONTROLS = `${OPERABLE}, [role="button"]`;

interface Product extends Scope {
  readonly gallery: HTMLElement;
  readonly slides: readonly HTMLElement[];
}

/** A slide with the picture in it. */
interface Picture {
  readonly slide: HTMLElement;
  readonly image: HTMLImageElement;
}

/** Opens a product's pictures in the lightbox, which zooms too, where the shop's settings let a click enlarge them. */
export function openProductPictures({ gallery, slides, runtime, attributes, signal }: Product): void {
  const pictures = slides.flatMap(pictureIn);
  if (!pictures.length) return;
  for (const { image } of pictures) makeOpener(image, runtime, attributes);
  offerLightbox({
    runtime,
    where: { kind: 'initializer', name: 'sections' },
    root: gallery,
    signal,
    slideAt: (target) => indexOf(pictures, target),
    options: (index) => ({
      count: pictures.length,
      slide: (index) => readSlide(pictures[index]?.image),
      index,
      theme: 'light',
      loop: true,
      signal,
    }),
  });
}

function pictureIn(slide: HTMLElement): Picture[] {
  const image = slide.closest(CLICKED) ? slide.querySelector<HTMLImageElement>(IMAGE) : null;
  return image ? [{ slide, image }] : [];
}

/** The whole slide counts, since published pages lay an element over its picture; other controls keep their clicks. */
function indexOf(pictures: readonly Picture[], target: Element): number | undefined {
  const index = pictures.findIndex(({ slide }) => slide.contains(target));
  const picture = pictures[index];
  const control = target.closest(CONTROLS);
  const isPicture = !control || control === picture?.image || control === picture?.slide;
  return picture && isPicture ? index : undefined;
}

function readSlide(image: HTMLImageElement | undefined): LightboxSlide | undefined {
  if (!image) return undefined;
  const dimensions = dimensionsOf(image);
  return { image, dimensions, alt: image.alt, title: '', description: '', origin: image, thumbnail: image };
}
