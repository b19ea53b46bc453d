import type { GalleryDesign } from '../../gallery/design';
import type { Stop } from '../../types';
import type { MountedBlock } from '../plain-block';
import { followClickThroughs } from './click-through';
import { designOf } from './design';
import { startLayout } from './layouts/index';
import { keepMetaInside } from './meta';
import { offerLightbox } from './offer-lightbox';
import { type Parts, readParts } from './parts';
import type { settings } from './settings';

/** A gallery while it is mounted: what it was told, and the server's elements that it works with. */
export interface Gallery extends MountedBlock<typeof settings> {
  readonly design: GalleryDesign;
  readonly parts: Parts;
}

/** Designs that show some slides at a time, by what moves them; the others don't move. */
const MOTIONS = { stacked: 'gallery-stacked', strip: 'gallery-row', carousel: 'gallery-row' } as const;

export async function startGallery(block: MountedBlock<typeof settings>): Promise<Stop> {
  const gallery: Gallery = { ...block, design: designOf(block), parts: readParts(block.element) };
  followClickThroughs(gallery);
  await offerLightbox(gallery); // before the design: a click that opens a slide does not move it too
  const stops = [await startDesign(gallery), keepMetaInside(gallery)];
  return () => {
    for (const stop of stops) stop?.();
  };
}

async function startDesign(gallery: Gallery): Promise<Stop> {
  const { design, runtime } = gallery;
  if (!isMoving(design)) return startLayout(gallery);
  const [{ startMotion }, motion] = await Promise.all([
    runtime.chunks.load('gallery-motion'),
    runtime.chunks.load(MOTIONS[design]),
  ]);
  return startMotion(gallery, motion.startDesign);
}

function isMoving(design: GalleryDesign): design is keyof typeof MOTIONS {
  return Object.hasOwn(MOTIONS, design);
}
