import * as page from '../dom/page';
import type { Runtime } from '../runtime/types';
import { clearHeader } from './clear-header';
import { reserveFilms } from './films';
import { layOutGalleryBlocks } from './gallery-blocks';
import { layOutGridSections } from './grid-sections';
import { HEADER, SECTIONS } from './header/header';
import { reserveBars } from './mobile-bars';
import { createSlideshowBoxes } from './slideshow-boxes';
import { SPACE, spaceIn } from './spacers';

/** A template hides the link to its phone menu until its script has seen that the menu has entries. */
const HIDDEN_MENU_LINK = 'body:has(#mobileNav a) #mobileMenuLink.hidden';

/**
 * What a published page needs before its first paint; each frame marks what the parser has added. Style
 * sheets of sites with animations hide header, footer and sections until the body is marked. And a header that overlaps
 * the first section would otherwise shift the whole page later: the section gets the header's height as padding. After
 * that, its chunk follows changes of the window, fonts and logo. Scaled text stands beside the page, without
 * height, until it is marked, and older spacers, slideshows and hosted videos have no height of their own: they would push down what is
 * below them. Pictures of a grid section would stand below each other. The bars that older templates fix to a phone's window take space of the page.
 * What is inserted later gets the same from the marks.
 */
export function prepareFirstPaint({ events, keepAttributes }: Runtime): void {
  const attributes = keepAttributes();
  const reserveSlideshows = createSlideshowBoxes(events, attributes);
  const write = () => {
    for (const body of page.all('body[class*=global-animations]'))
      attributes.set(body, 'data-animation-state', 'booted');
    for (const text of page.all('.sqsrte-scaled-text-container'))
      attributes.toggleClass(text, 'loaded', true);
    for (const link of page.all(HIDDEN_MENU_LINK)) attributes.toggleClass(link, 'hidden', false);
    for (const space of page.all(SPACE)) attributes.style(space, 'padding-bottom', spaceIn(space));
    layOutGridSections(attributes);
    layOutGalleryBlocks(attributes);
    reserveSlideshows();
    reserveFilms(attributes);
    // A transparent header lies over the posts that a blog features, as over a banner.
    if (page.all('.sqs-featured-posts-gallery .post')[0])
      attributes.toggleClass(page.body(), 'has-banner-image', true);
    const [header] = page.all(HEADER);
    const [section] = page.all(SECTIONS);
    if (header && section && /absolute|fixed/.test(getComputedStyle(header).position))
      attributes.style(section, 'padding-top', `${header.getBoundingClientRect().height}px`);
    clearHeader(attributes);
    reserveBars(attributes);
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
