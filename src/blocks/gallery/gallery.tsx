import { ClickThroughs } from './click-throughs';
import { Lightbox } from './lightbox/lightbox';
import { MetaOverflow } from './meta-overflow';
import { MovingSlides } from './moving-slides';
import type { GalleryProps } from './settings';

/** What a click on a slide does comes first: one that opens a slide does not move it too. */
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
