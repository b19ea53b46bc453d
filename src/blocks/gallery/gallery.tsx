import { useEffect, useState } from 'react';
import { followSizes } from '../../dom/timing/resize';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useSignalEffect } from '../../runtime/block/use-signal-effect';
import type { ChunkModules } from '../../runtime/chunks';
import { ClickThroughs } from './click-throughs';
import { DrawnControls } from './drawn-controls';
import { fitCaptions } from './fit-captions';
import type { GalleryDesign } from './geometry/design';
import { Lightbox } from './lightbox/lightbox';
import { markDesign } from './mark-design';
import type { GalleryPartProps, GalleryProps, PreparedGallery } from './mounted-gallery';

/**
 * The fraction of a slide's height that text over a picture may take up before it scrolls (specification, section 9,
 * gallery).
 */
const MOST = 0.9;

/** Designs whose slides don't grow with their text. */
const FIXED: readonly GalleryDesign[] = ['stacked', 'strip'];

interface ScrollingTextsProps extends GalleryPartProps {
  readonly texts: readonly HTMLElement[];
}

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
    fitCaptions(gallery);
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

/** Makes text scroll that takes space from a picture or covers it, where it would hide the picture. */
function MetaOverflow({ gallery }: GalleryPartProps) {
  const [texts] = useState(() => [...gallery.elements.list.querySelectorAll<HTMLElement>('.meta')]);
  return texts.length ? <ScrollingTexts gallery={gallery} texts={texts} /> : null;
}

/** Scrolling text must be reachable by keyboard. */
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

/** `offsetParent` is the box that limits the text; text in the flow makes its own space. */
function isTooTall(text: HTMLElement, isBoxFixed: boolean): boolean {
  const box = text.offsetParent?.clientHeight ?? 0;
  const isHeld = isBoxFixed || getComputedStyle(text).position === 'absolute';
  return isHeld && text.scrollHeight > box * MOST;
}
