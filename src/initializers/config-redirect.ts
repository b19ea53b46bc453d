import { NONE } from '../enums/website-role';
import { configUrl } from '../links/config-url';
import { allOf, type Decision } from '../runtime/decision';
import { sessionStore } from '../runtime/storage';
import { isOnlyViewer, isUnderConfig } from '../tracking/rules';
import type { Initializer, Runtime } from '../types';

const NO_REDIRECT = 'noredirect';

/** Leads the site's owner from the page to its place in the admin area. */
export const configRedirect: Initializer = {
  name: 'config-redirect',
  start(runtime) {
    rememberNoRedirect();
    if (isRedirected(runtime).yes) location.replace(configUrl(runtime.site, location) ?? '');
  },
};

/** Whether this visit is led to the admin area (specification, section 2, routes). */
export function isRedirected({ site }: Runtime): Decision {
  const { authenticatedAccount, website, websiteRoles } = site;
  return allOf('Is this visit redirected to the admin area?', [
    ['the visitor is signed in', Boolean(authenticatedAccount), authenticatedAccount ? 'signed in' : 'not signed in'],
    [
      'the account is more than a viewer',
      !isOnlyViewer(site) && !websiteRoles.every(isNoRole),
      `roles ${websiteRoles.join(', ') || 'none'}`,
    ],
    ['the page is the top window', isTopWindow(), isTopWindow() ? 'top window' : 'inside a frame'],
    ['the page is not under /config', !isUnderConfig(), location.pathname],
    ['the host is not local', !isLocal(location.hostname), location.hostname],
    ['the site is not in developer mode', !website.developerMode, `developerMode is ${website.developerMode}`],
    ['the site is not cloneable', !website.cloneable, `cloneable is ${website.cloneable}`],
    [
      'noredirect was not asked for in this session',
      sessionStore.get(NO_REDIRECT) !== 'true',
      `${NO_REDIRECT} is ${sessionStore.get(NO_REDIRECT)}`,
    ],
    ['the context names the admin address', Boolean(configUrl(site, location)), `identifier "${website.identifier}"`],
  ]);
}

function rememberNoRedirect(): void {
  if (new URLSearchParams(location.search).has(NO_REDIRECT)) sessionStore.set(NO_REDIRECT, 'true');
}

/** An account without any role listed is an owner of older pages; one with the role "none" is not. */
function isNoRole(role: number, _index: number, roles: readonly number[]): boolean {
  return roles.length > 0 && role === NONE;
}

function isTopWindow(): boolean {
  return window.top === window.self;
}

function isLocal(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
