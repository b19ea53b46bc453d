import type { Stop } from '../../../runtime/types';
import type { Gallery } from '../gallery';
import { markDesign } from '../mark-design';
import { followAsked } from './asked';
import { startBullets } from './bullets';
import { startDrawn } from './drawn';
import { createHistory } from './history';
import { takeKeys } from './keys';
import { describeGallery, markActive } from './marks';
import { createMoving, type Moving } from './moving';
import { startRow } from './row/index';
import { startStacked } from './stacked/index';
import { startSteppers } from './steppers';
import { startThumbnails } from './thumbnails';

/**
 * Shows some slides at a time and moves between them.
 * @throws BlockDataError when there is no transition of the wanted name.
 */
export function startMotion(gallery: Gallery): Stop {
  const history = createHistory(gallery);
  const startDesign = gallery.design === 'stacked' ? startStacked : startRow;
  const moving = createMoving(gallery, history?.start ?? 0);
  const stops = [...startDesign(moving), ...startParts(moving)];
  history?.follow(moving);
  return () => {
    for (const stop of stops) stop();
  };
}

function startParts(moving: Moving): Stop[] {
  const { parts, index, settings, attributes } = moving;
  markDesign(moving);
  if (!settings['auto-crop']) attributes.toggleClass(parts.list, 'mortar-contain', true);
  markActive(moving);
  describeGallery(moving);
  startSteppers(moving);
  followAsked(moving);
  startBullets(moving);
  const stops = index.count > 1 ? [takeKeys(moving), startDrawn(moving)] : [];
  if (parts.thumbnails) stops.push(startThumbnails(moving, parts.thumbnails, 'img'));
  return stops;
}
