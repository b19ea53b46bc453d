import { asRecord, ownProperty } from '../../data/fields';
import * as page from '../../dom/page';
import { plainBlock } from '../../runtime/block/plain-block';
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

/** The page has no element for the bar, so one is inserted as an ordinary block. */
export function start({ blocks }: Runtime): void {
  if (page.all('[data-block="mobile-info-bar"]').length) return;
  const root = page.create('div');
  root.dataset.block = 'mobile-info-bar';
  page.body().prepend(root);
  blocks.scan(root);
  void blocks.mountNow(root);
}
