import { LOCK_SCREEN, MEMBER_AREA_ACCESS_DENIED, NOT_FOUND } from '../../data/enums/page-type';
import { type Checks, firstFailing } from '../../data/rules';
import type { SiteContext } from '../../runtime/site-context';
import { isOnlyViewer } from '../session/audience';
import type { Runtime } from '../../runtime/types';

const UNTRACKED_PAGES: readonly unknown[] = [NOT_FOUND, LOCK_SCREEN, MEMBER_AREA_ACCESS_DENIED];

/** The rules by which a hit goes out now: those of the page, then the visitor's answer. */
export function* trackingChecks({ site, consent }: Runtime): Checks {
  yield* pageChecks(site);
  yield* consent.checks();
}

/** Whether this page may be tracked at all, whatever the visitor answers. */
export function isTrackable(site: SiteContext): boolean {
  return !firstFailing(pageChecks(site));
}

/** Specification, section 6. */
function* pageChecks(site: SiteContext): Checks {
  const isVisitor = !site.authenticatedAccount || (isOnlyViewer(site) && !isUnderConfig());
  yield ['site context found', site.isPresent];
  yield ['census enabled', site.censusEnabled];
  yield ['activity log enabled', site.cookieSettings.isActivityLogEnabled];
  yield ['visitor, or only viewer outside /config', isVisitor, `roles ${site.websiteRoles}`];
  yield ['tracked page type', !UNTRACKED_PAGES.includes(site.pageType), site.pageType];
}

export function isUnderConfig(): boolean {
  return /^\/config(\/|$)/.test(location.pathname);
}
