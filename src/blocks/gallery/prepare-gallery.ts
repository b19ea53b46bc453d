import { nextTask } from '../../dom/scheduler';
import type { MountedBlock } from '../../runtime/block/plain-block';
import type { ChunkModules } from '../../runtime/chunks';
import { designOf } from './design';
import { readElements } from './elements';
import type { GalleryDesign } from './geometry/design';
import { startLayout } from './layouts/index';
import { warnOfMissingLoaders } from './missing-loaders';
import type { Gallery } from './mounted-gallery';
import type { settings } from './settings';

export interface PreparedGallery {
  readonly gallery: Gallery;
  /** For a design that moves, what moves it. */
  readonly motion?: ChunkModules['gallery-motion'];
  /** For one with thumbnails of the server's, what works them: they change their size. */
  readonly controls?: ChunkModules['gallery-controls'] | undefined;
}

/** Designs that show some slides at a time and move between them. */
const MOVING: readonly GalleryDesign[] = ['stacked', 'strip', 'carousel'];

/** Lays the slides out, or loads what moves them. Hundreds of slides take a task for that alone. */
export async function prepareGallery(block: MountedBlock<typeof settings>): Promise<PreparedGallery> {
  const gallery = { ...block, design: designOf(block), elements: readElements(block.element) };
  warnOfMissingLoaders(gallery);
  await nextTask();
  if (MOVING.includes(gallery.design)) return { gallery, ...(await loadMotion(gallery)) };
  block.signal.addEventListener('abort', await startLayout(gallery));
  await nextTask();
  return { gallery };
}

/** Slides move without their thumbnails too. */
async function loadMotion({ elements, runtime }: Gallery): Promise<Omit<PreparedGallery, 'gallery'>> {
  const { chunks, report } = runtime;
  const reportOnly = (error: unknown) => report(error, { kind: 'block', name: 'gallery' });
  const [motion, controls] = await Promise.all([
    chunks.load('gallery-motion'),
    elements.thumbnails ? chunks.load('gallery-controls').catch(reportOnly) : undefined,
  ]);
  return { motion, controls: controls ?? undefined };
}
