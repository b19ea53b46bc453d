import { ADMIN } from '../../data/enums/website-role';
import type { SiteContext } from '../../runtime/site-context';

/** For administrators only: a channel between their open pages, closed while a page sleeps in the back-forward cache. */
export function openAdminChannel(site: SiteContext): void {
  if (!mayAdminister(site) || typeof BroadcastChannel !== 'function') return;
  let channel = new BroadcastChannel('admin-events');
  addEventListener('pagehide', () => channel.close());
  addEventListener('pageshow', (event) => {
    if (event.persisted) channel = new BroadcastChannel('admin-events');
  });
}

function mayAdminister({ accessPermissions, websiteRoles }: SiteContext): boolean {
  return accessPermissions.includes('admin') || websiteRoles.includes(ADMIN);
}
