import { useEffect, useState } from 'react';
import { followSizes } from '../../dom/timing/resize';
import { useAttributes } from '../../runtime/block/use-attributes';
import type { ChunkModules } from '../../runtime/chunks';
import { ClickThroughs } from './click-throughs';
import { DrawnControls } from './drawn-controls';
import type { GalleryDesign } from './geometry/design';
import { Lightbox } from './lightbox/lightbox';
import type { GalleryPartProps } from './mounted-gallery';
import type { PreparedGallery } from './prepare-gallery';
import type { GalleryProps } from './settings';
import { useSignalEffect } from './use-signal-effect';

/** Part of the slide's height that words over a picture may take; else they get less of it and scroll (specification, section 9, gallery). */
const MOST = 0.9;

/** Designs whose slides are no higher for the words in them. */
const FIXED: readonly GalleryDesign[] = ['stacked', 'strip'];

interface ScrollingTextsProps extends GalleryPartProps {
  readonly texts: readonly HTMLElement[];
}

interface MovingSlidesProps extends GalleryPartProps {
  readonly motion: ChunkModules['gallery-motion'];
  readonly controls: PreparedGallery['controls'];
}

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

/** Slides of which some are shown at a time, and the controls that show others. */
function MovingSlides({ gallery, motion, controls }: MovingSlidesProps) {
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

/** Lets words that take a picture's space, or lie over it, scroll where they would hide it. */
function MetaOverflow({ gallery }: GalleryPartProps) {
  const [texts] = useState(() => [...gallery.elements.list.querySelectorAll<HTMLElement>('.meta')]);
  return texts.length ? <ScrollingTexts gallery={gallery} texts={texts} /> : null;
}

/** What scrolls can be reached by keyboard. */
function ScrollingTexts({ gallery, texts }: ScrollingTextsProps) {
  const [scrolling, setScrolling] = useState<readonly HTMLElement[]>([]);
  useAttributes(gallery, (attributes) => {
    for (const text of texts) {
      const isScrolling = scrolling.includes(text);
      if (text.matches('.mortar-meta-scrolls') === isScrolling) continue;
      attributes.toggleClass(text, 'mortar-meta-scrolls', isScrolling);
      attributes.set(text, 'tabindex', isScrolling ? '0' : null);
    }
  });
  useEffect(() => {
    const isFixed = FIXED.includes(gallery.design);
    return followSizes(texts, () => setScrolling(texts.filter((text) => isTooTall(text, isFixed))));
  }, [gallery, texts]);
  return null;
}

/** `offsetParent` is the box that the words lie in; elsewhere words in the flow make their own space. */
function isTooTall(text: HTMLElement, isBoxFixed: boolean): boolean {
  const box = text.offsetParent?.clientHeight ?? 0;
  const isHeld = isBoxFixed || getComputedStyle(text).position === 'absolute';
  return isHeld && text.scrollHeight > box * MOST;
}
