import { INTERNAL } from '../../data/enums/website-status';
import type { SiteContext } from '../../runtime/site-context';
import { siteDetails } from '../../runtime/site-details';
import type { Runtime } from '../../runtime/types';
import { forceVariant } from './ab-variant';
import { openAdminChannel } from './admin-channel';
import { loggedOutUrl } from './logout';
import { showLogoutNotice } from './logout-notice';
import { trackMouse } from './mouse';
import { showVariant } from './show-variant';

/** What goes on beside the page for an account, or for somebody who was one a moment ago. */
export async function startAccount(runtime: Runtime): Promise<void> {
  const { site } = runtime;
  openAdminChannel(site);
  if (site.authenticatedAccount) attendAccount(site);
  if (siteDetails(site).website.siteStatus.value === INTERNAL) {
    forceVariant(location.search);
    showVariant(runtime);
  }
  if (/[?&]logout=true(&|$)/.test(location.search)) await showLogoutNotice(runtime);
}

function attendAccount(site: SiteContext): void {
  addEventListener('login-required', () => location.assign(loggedOutUrl()));
  trackMouse(site);
}
