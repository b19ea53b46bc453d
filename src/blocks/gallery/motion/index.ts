import type { Stop } from '../../../types';
import type { Gallery } from '../gallery';
import { markDesign } from '../mark-design';
import { startBullets } from './bullets';
import { startDrawn } from './drawn';
import type { SlideHistory } from './history';
import { takeKeys } from './keys';
import { describeGallery, markActive } from './marks';
import { createMoving, type Moving } from './moving';
import { startSteppers } from './steppers';
import { startThumbnails } from './thumbnails';

/** How a design shows slides; it ends the index's motions. */
export type StartDesign = (moving: Moving) => Stop[];

/**
 * Shows some slides at a time and moves between them, as `startDesign` does it.
 * @throws Error when there is no transition of the wanted name.
 */
export async function startMotion(gallery: Gallery, startDesign: StartDesign): Promise<Stop> {
  const history = await historyOf(gallery);
  const moving = createMoving(gallery, history?.start ?? 0);
  const stops = [...startDesign(moving), ...startParts(moving)];
  history?.follow(moving);
  return () => {
    for (const stop of stops) stop();
  };
}

async function historyOf(gallery: Gallery): Promise<SlideHistory | undefined> {
  if (!gallery.settings.history) return undefined;
  const { createHistory } = await gallery.runtime.chunks.load('gallery-history');
  return createHistory(gallery);
}

function startParts(moving: Moving): Stop[] {
  const { parts, index } = moving;
  markDesign(moving);
  markActive(moving);
  describeGallery(moving);
  startSteppers(moving);
  startBullets(moving);
  const stops = index.count > 1 ? [takeKeys(moving), startDrawn(moving)] : [];
  if (parts.thumbnails) stops.push(startThumbnails(moving, parts.thumbnails, 'img'));
  return stops;
}
