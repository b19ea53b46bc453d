import * as page from '../../dom/page';
import { plainBlock } from '../../runtime/block/plain-block';
import { insertBlock } from '../../runtime/insert-block';
import type { Runtime } from '../../runtime/types';
import { embeddedSettings } from './embedded-settings';
import { startMobileInfoBar } from './mobile-info-bar';
import { settings } from './settings';

export const mount = plainBlock({ settings, embedded: embeddedSettings, start: startMobileInfoBar });

/** Inserts the block into a page that does not place it itself. */
export function start(runtime: Runtime): void {
  if (!page.all('[data-block="mobile-info-bar"]').length) insertBlock('mobile-info-bar', runtime);
}
