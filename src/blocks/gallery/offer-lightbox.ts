import type { GalleryDesign } from '../../gallery/design';
import type { Gallery } from './gallery';

/** Designs that have the lightbox unless it is switched off (specification, section 9, gallery). */
const WITH_LIGHTBOX: readonly GalleryDesign[] = ['grid', 'autorows'];

/** Opens the lightbox from a slide, where the gallery has one. Without its chunk the slides' links lead to the pictures. */
export async function offerLightbox(gallery: Gallery): Promise<void> {
  const { element, runtime, settings, design, signal } = gallery;
  const isOn = settings.lightbox ?? WITH_LIGHTBOX.includes(design);
  if (!isOn && !element.querySelector('.js-gallery-lightbox-opener')) {
    element.addEventListener('gallery:open-lightbox', refuse, { signal });
    return;
  }
  try {
    const { openFromSlides } = await runtime.chunks.load('gallery-lightbox');
    if (!signal.aborted) openFromSlides(gallery, isOn);
  } catch (error) {
    runtime.report(error, { kind: 'block', name: 'gallery' });
  }
}

function refuse(): void {
  console.error('lightboxify is not available in this tier!');
}
