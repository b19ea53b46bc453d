import { useState } from 'react';
import type { ChunkModules } from '../../runtime/chunks';
import { DrawnControls } from './drawn-controls';
import type { GalleryPartProps } from './mounted-gallery';
import type { PreparedGallery } from './prepare-gallery';
import { useSignalEffect } from './use-signal-effect';

interface MovingSlidesProps extends GalleryPartProps {
  readonly motion: ChunkModules['gallery-motion'];
  readonly controls: PreparedGallery['controls'];
}

/** Slides of which some are shown at a time, and the controls that show others. */
export function MovingSlides({ gallery, motion, controls }: MovingSlidesProps) {
  const [{ carousel, start }] = useState(() => motion.createMotion(gallery));
  useSignalEffect(start);
  const { thumbnails } = gallery.elements;
  return (
    <>
      {controls && thumbnails && <controls.ServerThumbnails carousel={carousel} strip={thumbnails} />}
      {carousel.index.count > 1 && <DrawnControls carousel={carousel} />}
    </>
  );
}
