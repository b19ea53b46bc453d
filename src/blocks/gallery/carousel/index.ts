import type { Dispose } from '../../../data/dispose';

import type { Gallery } from '../gallery';
import { markDesign } from '../mark-design';
import { followAsked } from './asked';
import { startBullets } from './bullets';
import { startDrawn } from './drawn';
import { createHistory } from './history';
import { takeKeys } from './keys';
import { describeGallery, markActive } from './marks';
import { type Carousel, createCarousel } from './moving';
import { startRow } from './row/index';
import { startStacked } from './stacked/index';
import { startSteppers } from './steppers';
import { startThumbnails } from './thumbnails';

/**
 * Shows some slides at a time and moves between them.
 * @throws BlockDataError when there is no transition of the wanted name.
 */
export function startMotion(gallery: Gallery): Dispose {
  const history = createHistory(gallery);
  const startDesign = gallery.design === 'stacked' ? startStacked : startRow;
  const carousel = createCarousel(gallery, history?.start ?? 0);
  const stops = [...startDesign(carousel), ...startParts(carousel)];
  history?.follow(carousel);
  return () => {
    for (const stop of stops) stop();
  };
}

function startParts(carousel: Carousel): Dispose[] {
  const { elements, index, settings, attributes } = carousel;
  markDesign(carousel);
  if (!settings['auto-crop']) attributes.toggleClass(elements.list, 'mortar-contain', true);
  markActive(carousel);
  describeGallery(carousel);
  startSteppers(carousel);
  followAsked(carousel);
  startBullets(carousel);
  const stops = index.count > 1 ? [takeKeys(carousel), startDrawn(carousel)] : [];
  if (elements.thumbnails) stops.push(startThumbnails(carousel, elements.thumbnails, 'img'));
  return stops;
}
