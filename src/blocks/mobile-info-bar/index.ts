import { asRecord, ownProperty } from '../../data/fields';
import * as page from '../../dom/page';
import { plainBlock } from '../../runtime/block/plain-block';
import { insertBlock } from '../../runtime/insert-block';
import type { SiteContext } from '../../runtime/site-context';
import type { Runtime } from '../../runtime/types';
import { startMobileInfoBar } from './mobile-info-bar';
import { settings } from './settings';

export const mount = plainBlock({
  settings,
  embedded: (_element, { site }) => settingsIn(site),
  start: startMobileInfoBar,
});

function settingsIn({ websiteSettings, website }: SiteContext): object {
  const { contactEmail, contactPhoneNumber, businessHours, mobileInfoBarSettings } =
    asRecord(websiteSettings);
  const location = ownProperty(asRecord(website), 'location');
  return { contactEmail, contactPhoneNumber, businessHours, location, ...asRecord(mobileInfoBarSettings) };
}

export function start(runtime: Runtime): void {
  if (!page.all('[data-block="mobile-info-bar"]').length) insertBlock('mobile-info-bar', runtime);
}
