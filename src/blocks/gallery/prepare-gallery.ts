import { nextTask } from '../../dom/scheduler';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { designOf } from './design';
import { readElements } from './elements';
import type { GalleryDesign } from './geometry/design';
import { startLayout } from './layouts/index';
import type { Gallery, PreparedGallery } from './mounted-gallery';
import type { settings } from './settings';

/** Designs that show some of their slides at a time. */
const MOVING: readonly GalleryDesign[] = ['stacked', 'strip', 'carousel'];

/** Lays out the slides, or loads the code that moves them. Laying out hundreds of slides takes a task of its own. */
export async function prepareGallery(block: MountedBlock<typeof settings>): Promise<PreparedGallery> {
  const gallery: Gallery = { ...block, design: designOf(block), elements: readElements(block.element) };
  const isMoving = MOVING.includes(gallery.design);
  const width = isMoving ? gallery.elements.list.clientWidth : 0;
  warnOfMissingLoaders(gallery);
  await nextTask();
  if (isMoving) return { gallery: { ...gallery, width }, ...(await loadMotion(gallery)) };
  const stopLayout = await startLayout(gallery);
  if (block.signal.aborted) stopLayout();
  else block.signal.addEventListener('abort', stopLayout);
  await nextTask();
  return { gallery };
}

/** Slides move even if their thumbnails fail to load. */
async function loadMotion({ elements, runtime }: Gallery): Promise<Omit<PreparedGallery, 'gallery'>> {
  const { chunks, report } = runtime;
  const reportOnly = (error: unknown) => report(error, { kind: 'block', name: 'gallery' });
  const [motion, controls] = await Promise.all([
    chunks.load('gallery-motion'),
    elements.thumbnails ? chunks.load('gallery-controls').catch(reportOnly) : undefined,
  ]);
  return { motion, controls: controls ?? undefined };
}

/**
 * Logs, with the specification's messages (section 8, media and dialogs), what slides need but is missing here: a
 * player for a video that only their data names, the chunk that plays videos, an image.
 */
function warnOfMissingLoaders({ elements, runtime }: Gallery): void {
  const missVideo = () => console.error('VideoLoader not found');
  const videos = elements.slides.filter(({ type }) => type === 'video');
  if (videos.some(({ media, image }) => media === image)) missVideo();
  else if (videos.length) runtime.chunks.load('video').catch(missVideo);
  if (elements.slides.some(({ media, element }) => !media && element.matches('[data-src]')))
    console.error('Loader2 not found');
}
