import type { ServerAttributes } from '../../dom/attributes';
import { createMutationObserver } from '../../dom/observers';
import * as page from '../../dom/page';
import type { Runtime } from '../../runtime/types';
import { clearHeader } from './clear-header';
import { layOutGalleryBlocks } from './gallery-blocks';
import { createGalleryBoxes } from './gallery-boxes';
import { layOutGridSections } from './grid-sections';
import { padFirstSection } from './header-padding';
import { reserveHostedVideos } from './hosted-videos';
import { markAnimations, markFeaturedPosts, markScaledText, markSized, showMenuLink } from './marks';
import { reserveBars } from './mobile-bars';

/** Each writes on what it finds; the last ones measure what the others have laid out. */
const STEPS: readonly ((attributes: ServerAttributes) => void)[] = [
  markAnimations,
  markScaledText,
  showMenuLink,
  markFeaturedPosts,
  reserveHostedVideos,
  layOutGridSections,
  layOutGalleryBlocks,
  markSized,
  padFirstSection,
  clearHeader,
  reserveBars,
];

/**
 * What a published page needs before its first paint: what it hides until a script has marked it, and the place of what
 * would otherwise push down the rest later. What the parser adds after the first frame is written on at once: Chromium may
 * lay it out before the next frame, to see what the mouse is over, and counts what moves then as a shift. What is
 * inserted later gets the same from the marks, and chunks follow what changes with the window.
 */
export function prepareFirstPaint({ events, keepAttributes }: Runtime): void {
  const attributes = keepAttributes();
  const reserveGalleries = createGalleryBoxes(events, attributes);
  const write = () => {
    reserveGalleries();
    for (const step of STEPS) step(attributes);
  };
  const parser = createMutationObserver(write);
  const writeEachFrame = () => {
    write();
    parser.disconnect();
    if (page.readyState() !== 'loading') return;
    parser.observe(document, { childList: true, subtree: true });
    frame = requestAnimationFrame(writeEachFrame);
  };
  let frame = requestAnimationFrame(writeEachFrame);
  events.on('destroyed', () => {
    cancelAnimationFrame(frame);
    parser.disconnect();
    attributes.restore();
    const stop = events.on('scanned', () => {
      stop();
      write(); // the page brings its content to life again
    });
  });
}
