import { addStyles } from '../../../runtime/styles';
import type { Stop } from '../../../types';
import type { Gallery } from '../gallery';
import { markDesign } from '../mark-design';
import { syncAddress } from './address';
import { startBullets } from './bullets';
import { startCarousel } from './carousel';
import { startDrawn } from './drawn';
import { takeKeys } from './keys';
import { describeGallery, markActive } from './marks';
import { createMoving, type Moving } from './moving';
import { startStacked } from './stacked';
import { startSteppers } from './steppers';
import { startStrip } from './strip';
import { STYLES } from './styles';
import { startThumbnails } from './thumbnails';

/**
 * Shows some slides at a time and moves between them.
 * @throws Error when there is no transition of the wanted name.
 */
export function startMotion(gallery: Gallery): Stop {
  const moving = createMoving(gallery);
  const stops = [...startDesign(moving), addStyles(STYLES, gallery.runtime.tag.nonce)];
  markDesign(gallery);
  markActive(moving);
  describeGallery(moving);
  startSteppers(moving);
  startBullets(moving);
  if (gallery.parts.thumbnails) startThumbnails(moving, gallery.parts.thumbnails, 'img');
  syncAddress(moving);
  if (moving.index.count > 1) stops.push(takeKeys(moving), startDrawn(moving));
  return () => {
    for (const stop of stops) stop();
  };
}

function startDesign(moving: Moving): Stop[] {
  if (moving.design === 'carousel') return startCarousel(moving);
  return moving.design === 'strip' ? startStrip(moving) : startStacked(moving);
}
