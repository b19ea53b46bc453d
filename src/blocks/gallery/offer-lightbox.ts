import type { Gallery } from './gallery';
import type { GalleryDesign } from './geometry/design';
import { openFromSlides } from './lightbox/index';
import { PUBLISHED } from './lightbox/openers';

/** Designs that have the lightbox unless it is switched off (specification, section 9, gallery). */
const WITH_LIGHTBOX: readonly GalleryDesign[] = ['grid', 'autorows'];

/** Opens the lightbox from a slide, where the gallery has one. */
export function offerLightbox(gallery: Gallery): void {
  const { element, settings, design, signal } = gallery;
  const isOn = settings.lightbox ?? WITH_LIGHTBOX.includes(design);
  if (isOn || element.querySelector(PUBLISHED)) openFromSlides(gallery, isOn);
  else element.addEventListener('gallery:open-lightbox', refuse, { signal });
}

function refuse(): void {
  console.error('lightboxify is not available in this tier!');
}
