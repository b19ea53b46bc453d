import type { Gallery } from '../mounted-gallery';

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
