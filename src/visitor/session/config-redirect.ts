import { isConfigPath } from '../../data/links/paths';
import { firstFailing, type Rule } from '../../data/rules';
import { now } from '../../dom/clock';
import { siteDetails } from '../../runtime/site-details';
import { recall, remember } from '../../runtime/storage';
import type { Runtime } from '../../runtime/types';
import { audience, isOnlyViewer, isStaff } from './audience';
import { configUrl } from './config-url';
import { isPanelWanted } from './panel';

const NO_REDIRECT = 'noredirect';

/** When this session was last redirected. */
const REDIRECTED = 'mortar-redirected';

/** Milliseconds in which a second redirect means that the admin area leads back here, and so on without end. */
const LOOP = 5000;

/** Redirects the site's owner from the page to its place in the admin area. */
export function redirectToConfig(runtime: Runtime): void {
  if (new URLSearchParams(location.search).has(NO_REDIRECT)) remember(NO_REDIRECT, 'true');
  if (firstFailing(redirectRules(runtime))) return;
  remember(REDIRECTED, String(now()));
  location.replace(configUrl(siteDetails(runtime.site), location) ?? '');
}

/** Rules for the redirect to the admin area (specification, section 2, routes). */
export function redirectRules({ site }: Runtime): Rule[] {
  const { authenticatedAccount, websiteRoles } = site;
  const details = siteDetails(site);
  const { developerMode, cloneable } = details.website;
  const noRedirect = recall(NO_REDIRECT);
  const isTop = window.top === window.self;
  return [
    ['somebody is signed in', Boolean(authenticatedAccount)],
    ['the account works on the site', isStaff(site), audience(site).kind],
    ['the account is more than a viewer', !isOnlyViewer(site), `roles ${websiteRoles}`],
    ['the page is the top window', isTop, isTop ? 'not in a frame' : 'in a frame'],
    ['the page is not under /config', !isConfigPath(location.pathname), location.pathname],
    ['the host is not local', !isLocal(location.hostname), location.hostname],
    ['the site is not in developer mode', !developerMode, `developerMode: ${developerMode}`],
    ['the site is not cloneable', !cloneable, `cloneable: ${cloneable}`],
    [
      'noredirect was not asked for in this session',
      noRedirect !== 'true',
      `noredirect: ${noRedirect ?? 'no'}`,
    ],
    ['it was not redirected just now', !(now() - Number(recall(REDIRECTED)) < LOOP)],
    ['the address does not ask for the panel', !isPanelWanted(), location.search],
    [
      'the context names the admin address',
      Boolean(configUrl(details, location)),
      details.website.identifier,
    ],
  ];
}

function isLocal(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
