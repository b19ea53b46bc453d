import { LOCK_SCREEN, MEMBER_AREA_ACCESS_DENIED, NOT_FOUND } from '../enums/page-type';
import { VIEWER } from '../enums/website-role';
import type { SiteContext } from '../runtime/site-context';
import { allOf, type Check, type Decision } from '../runtime/decision';
import type { Runtime } from '../types';

const UNTRACKED_PAGES: readonly unknown[] = [NOT_FOUND, LOCK_SCREEN, MEMBER_AREA_ACCESS_DENIED];

/** Whether this page may be tracked at all, whatever the visitor answers (specification, section 6). */
export function isTrackable(site: SiteContext): Decision {
  return allOf('Is this page tracked?', trackableChecks(site));
}

/** Whether a hit would go out now. */
export function isTracked({ site, consent }: Runtime): Decision {
  return allOf('Is this page tracked?', [...trackableChecks(site), ...consent.checks()]);
}

function trackableChecks(site: SiteContext): Check[] {
  return [
    ['the page has a site context', site.isPresent, site.isPresent ? 'found' : 'missing or malformed'],
    ['census is not disabled', site.censusEnabled, `censusEnabled is ${site.censusEnabled}`],
    [
      'the activity log is on',
      site.cookieSettings.isActivityLogEnabled,
      `isActivityLogEnabled is ${site.cookieSettings.isActivityLogEnabled}`,
    ],
    [
      'the visitor is not signed in, or is only a viewer outside /config',
      !site.authenticatedAccount || (isOnlyViewer(site) && !isUnderConfig()),
      site.authenticatedAccount ? `signed in with roles ${site.websiteRoles.join(', ') || 'none'}` : 'not signed in',
    ],
    ['the page type is tracked', !UNTRACKED_PAGES.includes(site.pageType), `pageType is ${site.pageType}`],
  ];
}

export function isOnlyViewer({ websiteRoles }: SiteContext): boolean {
  return websiteRoles.length > 0 && websiteRoles.every((role) => role === VIEWER);
}

export function isUnderConfig(): boolean {
  return /^\/config(\/|$)/.test(location.pathname);
}
