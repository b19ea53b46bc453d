import * as page from '../../dom/page';
import type { Runtime } from '../../runtime/types';
import { partReady } from '../early-presses/part-ready';
import { showFocusRings } from './focus-rings';
import { startIndexGalleries } from './galleries/index-galleries';
import { startSlidePages } from './galleries/slide-pages';
import { startSystemGalleries } from './galleries/system-galleries';
import { placeAncillaryElements } from './header/ancillary-layout';
import { reserveMobileBars } from './header/mobile-bars';
import { keepTextBelowHeader } from './header/transparent-header';
import { cropIndexImages } from './index-pages/cropped-images';
import { fillWindowWithFirstPage } from './index-pages/first-page-height';
import { lowerFirstPage } from './index-pages/header-overlay';
import { followIndexPages } from './index-pages/index-navigation';
import { startIndexSlideshows } from './index-pages/index-slideshows';
import { arrangeIndexTiles } from './index-pages/index-tiles';
import { openNamedProject } from './index-pages/named-project';
import { startScrollIndicators } from './index-pages/scroll-indicators';
import { startCheckboxPanels } from './menus/checkbox-panels';
import { skipClosedMenus } from './menus/closed-menus';
import { startFolders } from './menus/folders';
import { orderMenus } from './menus/menu-order';
import { followMenuSelects } from './menus/menu-selects';
import { startToggles } from './menus/toggles';
import { linkOlderPosts } from './older-posts';
import { revealContent } from './reveal/reveal';
import { startFeatures } from './start-features';
import { loadTemplateImages } from './template-images';

export { createInstance } from './galleries/instance';

const FEATURES = {
  placeAncillaryElements,
  reserveMobileBars,
  keepTextBelowHeader,
  lowerFirstPage,
  fillWindowWithFirstPage,
  revealContent,
  startIndexGalleries,
  arrangeIndexTiles,
  startIndexSlideshows,
  startSystemGalleries,
  startSlidePages,
  cropIndexImages,
  loadTemplateImages,
  linkOlderPosts,
  openNamedProject,
  showFocusRings,
  startToggles,
  followMenuSelects,
  startCheckboxPanels,
  skipClosedMenus,
  orderMenus,
  startFolders,
  startScrollIndicators,
  followIndexPages,
};

/**
 * The chunk `published-classic`: what the scripts of a version 7.0 template would have done, based on what such templates
 * have in common. Their style sheets wait for markers, and their menus open with a class.
 */
export function start(runtime: Runtime): void {
  startFeatures(runtime, 'published-classic', FEATURES);
  partReady(runtime, page.body());
}
