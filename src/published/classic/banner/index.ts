import type { Runtime } from '../../../runtime/types';
import { startParts } from '../start-parts';
import { startFeaturedPosts } from './featured-posts';
import { fitNavigation } from './fit-navigation';
import { promoteGalleries } from './promoted-galleries';
import { showOnScroll } from './show-on-scroll';
import { shrinkTitle } from './shrink-title';
import { splitNavigation } from './split-navigation';

const PARTS = {
  splitNavigation,
  fitNavigation,
  promoteGalleries,
  showOnScroll,
  shrinkTitle,
  startFeaturedPosts,
};

/** Templates with a banner below their header: what a script does for the header, and for a slideshow as the banner. */
export function start(runtime: Runtime): void {
  startParts(runtime, 'published-banner', PARTS);
}
