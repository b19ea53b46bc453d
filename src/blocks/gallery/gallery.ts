import type { Dispose } from '../../data/dispose';
import { nextTask } from '../../dom/scheduler';
import type { MountedBlock } from '../../runtime/block/plain-block';

import { followClickThroughs } from './click-through';
import { designOf } from './design';
import type { GalleryDesign } from './geometry/design';
import { startLayout } from './layouts/index';
import { missLoaders } from './loaders';
import { keepMetaInside } from './meta';
import { offerLightbox } from './offer-lightbox';
import { type Elements, readParts } from './parts';
import type { settings } from './settings';

/** A gallery while it is mounted: what it was told, and the server's elements that it works with. */
export interface Gallery extends MountedBlock<typeof settings> {
  readonly design: GalleryDesign;
  readonly elements: Elements;
  /** How many slides a carousel of a width (px) shows side by side, where somebody else decides that. */
  columnsIn?(width: number): number;
}

/** Designs that show some slides at a time and move between them. */
const MOVING: readonly GalleryDesign[] = ['stacked', 'strip', 'carousel'];

export async function startGallery(block: MountedBlock<typeof settings>): Promise<Dispose> {
  const gallery: Gallery = { ...block, design: designOf(block), elements: readParts(block.element) };
  missLoaders(gallery);
  followClickThroughs(gallery);
  offerLightbox(gallery); // before the design: a click that opens a slide does not move it too
  await nextTask();
  const stopDesign = await startDesign(gallery);
  const stopMeta = keepMetaInside(gallery);
  return () => {
    stopDesign();
    stopMeta?.();
  };
}

async function startDesign(gallery: Gallery): Promise<Dispose> {
  if (!MOVING.includes(gallery.design)) return startLayout(gallery);
  const { startMotion } = await gallery.runtime.chunks.load('gallery-motion');
  return startMotion(gallery);
}
