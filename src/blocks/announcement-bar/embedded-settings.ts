import { asRecord, type Fields, ownProperty } from '../../data/fields';
import type { Runtime } from '../../runtime/types';

/** The site's settings; the page itself may say whether the bar is shown. */
export function embeddedSettings(_element: HTMLElement, { site }: Runtime): Fields {
  const bar = asRecord(ownProperty(site.websiteSettings, 'announcementBarSettings'));
  const name = 'showAnnouncementBar';
  return { ...bar, [name]: ownProperty(site, name) ?? ownProperty(bar, name) };
}
