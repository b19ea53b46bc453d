import type { Runtime } from '../../../runtime/types';
import { startFeatures } from '../start-features';
import { startFeaturedPosts } from './featured-posts';
import { fitNavigation } from './fit-navigation';
import { promoteGalleries } from './promoted-galleries';
import { showOnScroll } from './show-on-scroll';
import { shrinkTitle } from './shrink-title';
import { splitNavigation } from './split-navigation';

const FEATURES = {
  splitNavigation,
  fitNavigation,
  promoteGalleries,
  showOnScroll,
  shrinkTitle,
  startFeaturedPosts,
};

/**
 * The chunk `published-banner`, for templates of version 7.0 with a banner below their header: what a script does for the
 * header, and for a slideshow as the banner.
 */
export function start(runtime: Runtime): void {
  startFeatures(runtime, 'published-banner', FEATURES);
}
