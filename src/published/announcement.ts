import { ownProperty } from '../data/fields';
import * as page from '../dom/page';
import { insertBlock } from '../runtime/insert-block';
import type { Runtime } from '../runtime/types';

const PLACES = '.sqs-announcement-bar-dropzone,[data-block="announcement-bar"]';

/** Many older templates have no place for the site's announcement. */
export function placeAnnouncement(runtime: Runtime): void {
  const isWanted = ownProperty(runtime.site, 'showAnnouncementBar') === true;
  if (isWanted && !page.all(PLACES).length) insertBlock('announcement-bar', runtime);
}
