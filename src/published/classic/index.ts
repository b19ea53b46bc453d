import { whenParsed } from '../../dom/page';
import { attempt } from '../../runtime/start';
import type { Runtime } from '../../runtime/types';
import { placeAncillaryElements } from './ancillary-layout';
import { startFolders } from './folders';
import { offsetFirstSection } from './header-offset';
import { lowerFirstPage } from './header-overlay';
import { startIndexGalleries } from './index-galleries';
import { reserveMobileBars } from './mobile-offset';
import { revealContent } from './reveal';
import { startScrollIndicators } from './scroll-indicators';
import { loadTemplateImages } from './template-images';
import { startToggles } from './toggles';

export { createPart } from './template-part';

/**
 * Does what the scripts of a version 7.0 template would have done, based on what such templates have in common: their
 * style sheets wait for markers, and their menus open with a class. Each part runs independently.
 */
export function start(runtime: Runtime): void {
  const parts = {
    placeAncillaryElements,
    reserveMobileBars,
    offsetFirstSection,
    lowerFirstPage,
    revealContent,
    startIndexGalleries,
    loadTemplateImages,
    startToggles,
    startFolders,
    startScrollIndicators,
  };
  whenParsed(() => {
    for (const [name, run] of Object.entries(parts))
      attempt(runtime, `published-classic ${name}`, () => run(runtime));
  });
}
