import { ownProperty } from '../../data/fields';
import * as page from '../../dom/page';
import type { Runtime } from '../../runtime/types';

/** Many older templates have no place for the site's announcement: it gets a block of its own. */
export function placeAnnouncement({ site, blocks }: Runtime): void {
  if (ownProperty(site, 'showAnnouncementBar') !== true) return;
  if (page.all('.sqs-announcement-bar-dropzone,[data-block="announcement-bar"]').length) return;
  const place = page.create('div');
  place.dataset.block = 'announcement-bar';
  page.body().prepend(place);
  blocks.scan(place);
  void blocks.mountNow(place);
}
