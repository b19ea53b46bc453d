import { PlatformVersion, WebsiteRole } from '../../data/enums/site';
import { asRecord, ownProperty } from '../../data/fields';
import { isConfigPath } from '../../data/links/paths';
import type { SiteContext } from '../../runtime/site-context';

/** The visitor's role and permission (specification, sections 1 and 6). */
export interface Audience {
  readonly kind: 'visitor' | 'owner' | 'contributor' | 'member' | 'customer';
  readonly permission: 'visitor' | 'logged-in account' | 'admin backend';
}

const OWNERS: readonly number[] = [WebsiteRole.ADMIN, WebsiteRole.WEBSITE_MANAGER];

/**
 * An account with an owner's role or the admin permission is an owner, with any other role a contributor; without
 * either it is a member if it has access to something, else a customer.
 */
export function audience(site: SiteContext, pathname = ''): Audience {
  if (!site.authenticatedAccount) return { kind: 'visitor', permission: 'visitor' };
  const permission = isConfigPath(pathname) ? 'admin backend' : 'logged-in account';
  return { kind: kindOf(rolesOf(site), site.accessPermissions), permission };
}

function kindOf(
  roles: readonly number[],
  accessPermissions: SiteContext['accessPermissions'],
): Audience['kind'] {
  if (roles.some((role) => OWNERS.includes(role)) || accessPermissions.includes('admin')) return 'owner';
  if (roles.length) return 'contributor';
  return accessPermissions.length ? 'member' : 'customer';
}

function rolesOf({ websiteRoles }: SiteContext): number[] {
  return websiteRoles.filter((role) => role !== WebsiteRole.NONE);
}

/** Anyone who works on the site: as a preview, they see what visitors have closed or signed up for. */
export function isStaff(site: SiteContext): boolean {
  return /owner|contributor/.test(audience(site).kind);
}

/** Whether an account may view the site's admin area but not change anything. */
export function isOnlyViewer(site: SiteContext): boolean {
  const roles = rolesOf(site);
  return roles.length > 0 && roles.every((role) => role === WebsiteRole.VIEWER);
}

/** Whether the page's template has the version "seven one". */
export function isSevenOne(site: unknown): boolean {
  const version = ownProperty(asRecord(site), 'templateVersion');
  return (typeof version === 'number' ? String(version) : version) === PlatformVersion.SEVEN_ONE;
}

/** Whether the page is shown inside a mobile app; decided by the address, for this page only. */
export function isMobileAppContainer(search: string): boolean {
  return new URLSearchParams(search).get('platform') === 'mobile-app';
}
