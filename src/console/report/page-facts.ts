import { toJson } from '../../data/json';
import * as page from '../../dom/page';
import type { SiteContext } from '../../runtime/site-context';
import { siteDetails } from '../../runtime/site-details';
import type { Runtime } from '../../runtime/types';
import type { Redactor } from './redact';

/** Versions of the software, and the page's address. */
export function versionFacts({ site }: Runtime, redactor: Redactor): string[] {
  const generator = page.all<HTMLMetaElement>('meta[name="generator" i]')[0]?.content;
  return [
    `Mortar ${MORTAR_VERSION}, React ${REACT_VERSION}`,
    `address: ${redactor.address(location.href)}`,
    `template version: ${identifier(siteDetails(site).templateVersion) || 'not named'}`,
    `generator: ${redactor.text(generator || 'not named')}`,
  ];
}

/** The context fields that support staff need; any others may be personal. */
export function contextFacts(site: SiteContext): string {
  return toJson(factsOf(site), (_key, value) => (typeof value === 'string' ? identifier(value) : value));
}

function factsOf(site: SiteContext): object {
  const { isPresent, pageType, templateId, collectionId, itemId, websiteRoles, censusEnabled, currency } =
    site;
  const { website, appDomain } = siteDetails(site);
  const { isCookieBannerEnabled, isRestrictiveCookiePolicyEnabled, isRestrictiveCookiePolicyAbsolute } =
    site.cookieSettings;
  return {
    isPresent,
    isSignedIn: Boolean(site.authenticatedAccount),
    websiteRoles,
    website: { id: site.website.id, identifier: website.identifier, status: website.siteStatus.value },
    currency,
    appDomain,
    templateId,
    pageType,
    collectionId,
    itemId,
    censusEnabled,
    cookieSettings: {
      isCookieBannerEnabled,
      isRestrictiveCookiePolicyEnabled,
      isRestrictiveCookiePolicyAbsolute,
    },
  };
}

/** Maximum characters of an identifier in a context. */
const LONGEST = 64;

/** Text with the form of an identifier; anything else may be personal and is replaced. */
function identifier(text: string): string {
  const isPhoneNumber = /^[\d.-]{7,15}$/.test(text);
  return text.length <= LONGEST && /^[\w.-]*$/.test(text) && !isPhoneNumber ? text : '…';
}
