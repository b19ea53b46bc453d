import { nextTask } from '../../dom/scheduler';
import type { MountedBlock } from '../../runtime/block/plain-block';
import type { ChunkModules } from '../../runtime/chunks';
import { designOf } from './design';
import { readElements } from './elements';
import type { GalleryDesign } from './geometry/design';
import { startLayout } from './layouts/index';
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

/**
 * Says in the console, in the words of the specification (section 8, media and dialogs), what slides need and nobody
 * here has: a player for a film that only its data name, the chunk that plays films, an image for a picture.
 */
function warnOfMissingLoaders({ elements: parts, runtime }: Gallery): void {
  const missVideo = () => console.error('VideoLoader not found');
  const films = parts.slides.filter(({ type }) => type === 'video');
  if (films.some(({ media, image }) => media === image)) missVideo();
  else if (films.length) runtime.chunks.load('video').catch(missVideo);
  if (parts.slides.some(({ media, element }) => !media && element.matches('[data-src]')))
    console.error('Loader2 not found');
}
