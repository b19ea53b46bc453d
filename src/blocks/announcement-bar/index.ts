import { asRecord, ownProperty } from '../../data/fields';
import { plainBlock } from '../../runtime/block/plain-block';
import type { SiteContext } from '../../runtime/site-context';
import { startAnnouncementBar } from './announcement-bar';
import { settings } from './settings';

export const mount = plainBlock({
  settings,
  embedded: (_element, { site }) => settingsIn(site),
  start: startAnnouncementBar,
});

function settingsIn(site: SiteContext): object {
  const bar = asRecord(ownProperty(asRecord(site.websiteSettings), 'announcementBarSettings'));
  const { version, showAnnouncementBar } = bar;
  return {
    ...bar,
    showAnnouncementBar: ownProperty(asRecord(site), 'showAnnouncementBar') ?? showAnnouncementBar,
    ...(typeof version === 'number' && { version: String(version) }),
  };
}
