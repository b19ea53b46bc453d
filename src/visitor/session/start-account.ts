import { WebsiteRole, WebsiteStatus } from '../../data/enums/site';
import { guarded } from '../../data/guarded';
import * as page from '../../dom/page';
import { t } from '../../i18n/t';
import type { SiteContext } from '../../runtime/site-context';
import { siteDetails } from '../../runtime/site-details';
import type { Runtime } from '../../runtime/types';
import { forcedVariant, forceVariant } from './ab-variant';
import { loggedOutUrl } from './logout';
import { trackMouse } from './mouse';
import { openWantedPanel } from './panel';

/** Background work for an account, or right after a logout. */
export async function startAccount(runtime: Runtime): Promise<void> {
  const { site } = runtime;
  const isLoggedOut = /[?&]logout=true(&|$)/.test(location.search);
  openAdminChannel(site);
  openWantedPanel(site);
  if (site.authenticatedAccount) followAccount(site, isLoggedOut);
  if (siteDetails(site).website.siteStatus.value === WebsiteStatus.INTERNAL) {
    forceVariant(location.search);
    showVariant(runtime);
  }
  if (isLoggedOut) await showLogoutNotice(runtime);
}

/**
 * An expired session goes to the site root, except right after a logout: a cached root still names the account and
 * would redirect again.
 */
function followAccount(site: SiteContext, isLoggedOut: boolean): void {
  // Capturing, because an event on the document needn't bubble.
  if (!isLoggedOut) addEventListener('login-required', () => location.assign(loggedOutUrl()), true);
  trackMouse(site);
}

/** For administrators only: a channel between their open pages, closed while a page is in the back-forward cache. */
function openAdminChannel(site: SiteContext): void {
  if (!mayAdminister(site) || typeof BroadcastChannel !== 'function') return;
  let channel = new BroadcastChannel('admin-events');
  addEventListener('pagehide', () => channel.close());
  addEventListener('pageshow', (event) => {
    if (event.persisted) channel = new BroadcastChannel('admin-events');
  });
}

function mayAdminister({ accessPermissions, websiteRoles }: SiteContext): boolean {
  return accessPermissions.includes('admin') || websiteRoles.includes(WebsiteRole.ADMIN);
}

/** Shows once that the logout worked, and removes the flag from the address. */
async function showLogoutNotice(runtime: Runtime): Promise<void> {
  forgetLogoutFlag();
  const { confirm } = await runtime.chunks.load('dialog');
  await confirm(runtime, {
    title: t(runtime, 'Logout Successful'),
    message: t(runtime, 'You have been successfully logged out.'),
    style: 'confirm-only',
  });
}

/** The rest of the query stays as it is written: `searchParams` would write it anew. */
function forgetLogoutFlag(): void {
  const url = new URL(location.href);
  const parameters = url.search.slice(1).split('&');
  url.search = parameters.filter((parameter) => parameter !== 'logout=true').join('&');
  guarded(() => history.replaceState(history.state, '', url)); // sandboxed frames can't change their address
}

/** Exposes the forced variant to the page: an attribute for style sheets, an event for scripts. */
function showVariant({ events }: Runtime): void {
  const forced = forcedVariant();
  if (!forced) return;
  page.root().setAttribute('data-ab-variant', `${forced.test}:${forced.variant}`);
  events.emit('ab-variant', forced);
}
