import * as page from '../../dom/page';
import type { Runtime } from '../../runtime/types';
import { partReady } from '../early-presses/part-ready';
import { placeAncillaryElements } from './ancillary-layout';
import { startCheckboxPanels } from './checkbox-panels';
import { skipClosedMenus } from './closed-menus';
import { cropIndexImages } from './cropped-index-images';
import { fillWindowWithFirstPage } from './first-page-height';
import { startFolders } from './folders';
import { offsetFirstSection } from './header-offset';
import { lowerFirstPage } from './header-overlay';
import { startIndexGalleries } from './index-galleries';
import { followIndexPages } from './index-navigation';
import { startIndexSlideshows } from './index-slideshows';
import { arrangeIndexTiles } from './index-tiles';
import { orderMenus } from './menu-order';
import { followMenuSelects } from './menu-selects';
import { reserveMobileBars } from './mobile-offset';
import { openNamedProject } from './named-project';
import { linkOlderPosts } from './older-posts';
import { revealContent } from './reveal';
import { startScrollIndicators } from './scroll-indicators';
import { startSlidePages } from './slide-pages';
import { startParts } from './start-parts';
import { startSystemGalleries } from './system-galleries';
import { loadTemplateImages } from './template-images';
import { startToggles } from './toggles';

export { createPart } from './template-part';

const PARTS = {
  placeAncillaryElements,
  reserveMobileBars,
  offsetFirstSection,
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
 * Does what the scripts of a version 7.0 template would have done, based on what such templates have in common: their
 * style sheets wait for markers, and their menus open with a class.
 */
export function start(runtime: Runtime): void {
  startParts(runtime, 'published-classic', PARTS);
  partReady(runtime, page.body());
}
