import { gutterOf } from '../geometry/gutters';
import { masonryGutter, stripGutter } from '../geometry/narrow-windows';
import type { Gallery } from '../mounted-gallery';

/** Px between slides, in the window as it is; none if the published style sheet gives the slides margins. */
export function gutterIn(gallery: Gallery): number {
  if (hasPageGrid(gallery)) return 0;
  const gutter = gutterOf(gallery.design, gallery.settings);
  if (isMasonry(gallery)) return masonryGutter(gutter, innerWidth, gallery.elements.list.clientWidth);
  return isStrips(gallery) ? stripGutter(gutter, innerWidth) : gutter;
}

export function isStrips({ element }: Gallery): boolean {
  return element.matches('[data-controller="GalleryStrips"]');
}

export function isGridSection({ element }: Gallery): boolean {
  return element.matches('[data-controller="GalleryGrid"][data-columns]');
}

export function isMasonry({ element }: Gallery): boolean {
  return element.matches('[data-controller="GalleryMasonry"]');
}

/** A published grid comes with its gutters; the page's own style sheet knows how many fit in a row on a phone. */
export function hasPageGrid({ element }: Gallery): boolean {
  return element.querySelector('#design-grid-css') !== null;
}
