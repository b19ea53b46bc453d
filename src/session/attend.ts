import type { Runtime } from '../types';
import { openAdminChannel } from './admin-channel';
import { loggedOutUrl } from './logout';
import { showLogoutNotice } from './logout-notice';

/** What goes on beside the page for an account, or for somebody who was one a moment ago. */
export async function attend(runtime: Runtime, isLoggedOut: boolean): Promise<void> {
  const { site } = runtime;
  openAdminChannel(site);
  if (site.authenticatedAccount) addEventListener('login-required', () => location.assign(loggedOutUrl()));
  if (isLoggedOut) await showLogoutNotice(runtime);
}
