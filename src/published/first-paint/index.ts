import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';
import type { Runtime } from '../../runtime/types';
import { clearHeader } from './clear-header';
import { reserveFilms } from './films';
import { layOutGalleryBlocks } from './gallery-blocks';
import { layOutGridSections } from './grid-sections';
import { padFirstSection } from './header-padding';
import { markAnimations, markFeaturedPosts, markScaledText, showMenuLink } from './marks';
import { reserveBars } from './mobile-bars';
import { createSlideshowBoxes } from './slideshow-boxes';
import { reserveSpacers } from './spacers';

/** Each writes on what it finds; the last ones measure what the others have laid out. */
const STEPS: readonly ((attributes: ServerAttributes) => void)[] = [
  markAnimations,
  markScaledText,
  showMenuLink,
  markFeaturedPosts,
  reserveSpacers,
  reserveFilms,
  layOutGridSections,
  layOutGalleryBlocks,
  padFirstSection,
  clearHeader,
  reserveBars,
];

/**
 * What a published page needs before its first paint: what it hides until a script has marked it, and the place of what
 * would otherwise push down the rest later. Each frame writes on what the parser has added; what is inserted later gets
 * the same from the marks, and chunks follow what changes with the window.
 */
export function prepareFirstPaint({ events, keepAttributes }: Runtime): void {
  const attributes = keepAttributes();
  const reserveSlideshows = createSlideshowBoxes(events, attributes);
  const write = () => {
    reserveSlideshows();
    for (const step of STEPS) step(attributes);
    if (page.readyState() === 'loading') frame = requestAnimationFrame(write);
  };
  let frame = requestAnimationFrame(write);
  events.on('destroyed', () => {
    cancelAnimationFrame(frame);
    attributes.restore();
    const stop = events.on('scanned', () => {
      stop();
      write(); // the page brings its content to life again
    });
  });
}
