import { PageType } from '../../data/enums/site';
import { isConfigPath } from '../../data/links/paths';
import { firstFailing, type Rules } from '../../data/rules';
import { hasServer } from '../../dom/has-server';
import type { SiteContext } from '../../runtime/site-context';
import type { Runtime } from '../../runtime/types';
import { isOnlyViewer } from '../session/audience';

const UNTRACKED_PAGES: readonly unknown[] = [
  PageType.NOT_FOUND,
  PageType.LOCK_SCREEN,
  PageType.MEMBER_AREA_ACCESS_DENIED,
];

/** The rules for sending a hit now: the page's, then consent. */
export function* trackingRules({ site, consent }: Runtime): Rules {
  yield* pageRules(site);
  yield* consent.rules();
}

/** Whether this page may be tracked at all, regardless of consent. */
export function isTrackable(site: SiteContext): boolean {
  return !firstFailing(pageRules(site));
}

/** Specification, section 6. */
function* pageRules(site: SiteContext): Rules {
  const { isActivityLogEnabled } = site.cookieSettings;
  const isVisitor = !site.authenticatedAccount || (isOnlyViewer(site) && !isConfigPath(location.pathname));
  yield ['site context found', site.isPresent];
  yield ['page from a server', hasServer(), location.protocol];
  yield ['census enabled', site.censusEnabled, `censusEnabled: ${site.censusEnabled}`];
  yield ['activity log enabled', isActivityLogEnabled, `isActivityLogEnabled: ${isActivityLogEnabled}`];
  yield [
    'not signed in, or only a viewer outside /config',
    isVisitor,
    `roles: ${site.websiteRoles.join() || 'none'}`,
  ];
  yield ['tracked page type', !UNTRACKED_PAGES.includes(site.pageType), site.pageType];
}
