import { OverlayStyle } from '../../data/enums/site';
import type { Rules } from '../../data/rules';
import type { SiteContext } from '../../runtime/site-context';
import { recallForGood, rememberForGood } from '../../runtime/storage';
import { isStaff } from '../../visitor/session/audience';
import type { AnnouncementBar } from './settings';

export type AnnouncementSettings = AnnouncementBar['settings'];

/** Where this browser keeps the version that was closed. */
const KEY = 'announcement-bar';

/** The rule that a visitor who has closed the bar breaks. */
export const NOT_CLOSED = 'this visitor has not closed it';

/** The rules for showing the bar. Anyone who works on the site also sees it after closing it, as a preview. */
export function* announcementRules(settings: AnnouncementSettings, site: SiteContext): Rules {
  const { showAnnouncementBar, style, text } = settings;
  yield [
    'the site shows its announcement',
    showAnnouncementBar && style === OverlayStyle.SHOW,
    `style ${style}`,
  ];
  yield ['it has a text', text.trim() !== ''];
  const isClosed = recallForGood(KEY) === versionOf(settings);
  yield [NOT_CLOSED, isStaff(site) || !isClosed, isClosed ? 'closed' : 'not closed'];
}

export function rememberClosed(settings: AnnouncementSettings): void {
  rememberForGood(KEY, versionOf(settings));
}

/** The text itself where the site gives its announcements no version. */
function versionOf({ version, text }: AnnouncementSettings): string {
  return version || text;
}
