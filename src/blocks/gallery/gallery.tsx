import { useState } from 'react';
import { useSignalEffect } from '../../runtime/block/use-signal-effect';
import type { ChunkModules } from '../../runtime/chunks';
import { ClickThroughs } from './click-throughs';
import { DrawnControls } from './drawn-controls';
import { Lightbox } from './lightbox/lightbox';
import { markDesign } from './mark-design';
import { fitMeta, MetaOverflow } from './meta';
import type { GalleryPartProps, GalleryProps, PreparedGallery } from './mounted-gallery';

interface MovingSlidesProps extends GalleryPartProps {
  readonly motion: ChunkModules['gallery-motion'];
  readonly controls: PreparedGallery['controls'];
}

/** Click handlers of slides come first: a click that opens a slide must not also move it. */
export function Gallery({ prepared: { gallery, motion, controls } }: GalleryProps) {
  return (
    <>
      <ClickThroughs gallery={gallery} />
      <Lightbox gallery={gallery} />
      {motion && <MovingSlides gallery={gallery} motion={motion} controls={controls} />}
      <MetaOverflow gallery={gallery} />
    </>
  );
}

/** A gallery that shows some of its slides at a time, with its controls. */
function MovingSlides({ gallery, motion, controls }: MovingSlidesProps) {
  const [{ carousel, start }] = useState(() => motion.createMotion(gallery));
  useSignalEffect((signal) => {
    const stop = start(signal);
    markDesign(gallery); // once the slides are measured
    fitMeta(gallery);
    return stop;
  });
  const { thumbnails } = gallery.elements;
  return (
    <>
      {controls && thumbnails && <controls.ServerThumbnails carousel={carousel} strip={thumbnails} />}
      {carousel.index.count > 1 && <DrawnControls carousel={carousel} />}
    </>
  );
}
