import { createDisposables, type Dispose } from '../../data/dispose';
import { attempt } from '../../runtime/start';
import type { Runtime } from '../../runtime/types';
import { placeAncillaryElements } from './ancillary-layout';
import { startFolders } from './folders';
import { offsetFirstSection } from './header-offset';
import { lowerFirstPage } from './header-overlay';
import { startIndexGalleries } from './index-galleries';
import { startIndexSlideshows } from './index-slideshows';
import { arrangeIndexTiles } from './index-tiles';
import { reserveMobileBars } from './mobile-offset';
import { revealContent } from './reveal';
import { startScrollIndicators } from './scroll-indicators';
import { startSystemGalleries } from './system-galleries';
import type { Template } from './template';
import { loadTemplateImages } from './template-images';
import { startToggles } from './toggles';

export { createPart } from './template-part';

/**
 * Does what the scripts of a version 7.0 template would have done, based on what such templates have in common: their
 * style sheets wait for markers, and their menus open with a class. Each part runs independently, until the page is torn
 * down, and again when it is restarted.
 */
export function start(runtime: Runtime): void {
  let stop: Dispose | undefined;
  const startOnce = () => {
    stop ??= startParts(runtime);
  };
  startOnce();
  runtime.events.on('scanned', startOnce);
  runtime.events.on('destroyed', () => {
    stop?.();
    stop = undefined;
  });
}

const PARTS = {
  placeAncillaryElements,
  reserveMobileBars,
  offsetFirstSection,
  lowerFirstPage,
  revealContent,
  startIndexGalleries,
  arrangeIndexTiles,
  startIndexSlideshows,
  startSystemGalleries,
  loadTemplateImages,
  startToggles,
  startFolders,
  startScrollIndicators,
};

function startParts(runtime: Runtime): Dispose {
  const attributes = runtime.keepAttributes();
  const disposables = createDisposables();
  const listeners = new AbortController();
  const template: Template = { runtime, attributes, disposables, signal: listeners.signal };
  disposables.add(() => attributes.restore());
  disposables.add(() => listeners.abort());
  for (const [name, startPart] of Object.entries(PARTS))
    attempt(runtime, `published-classic ${name}`, () => startPart(template));
  return disposables.dispose;
}
