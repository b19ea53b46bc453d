import { messageOf } from '../data/errors';
import { guarded } from '../data/guarded';
import { toJson } from '../data/json';
import { userAgent } from '../dom/device';
import { cookieNames } from '../runtime/cookies';
import type { ReportedError } from '../runtime/report';
import type { SiteContext } from '../runtime/site-context';
import { siteDetails } from '../runtime/site-details';
import type { StartedStep } from '../runtime/start';
import type { Runtime } from '../runtime/types';
import { withoutSecrets } from '../visitor/tracking/secrets';

/** The support bundle as text: no form values, cookie names only, nothing of the account but that there is one. */
export function supportReport(
  { site, blocks, requests, consent }: Runtime,
  steps: readonly StartedStep[],
  errors: readonly ReportedError[],
): string {
  return [
    `Mortar ${MORTAR_VERSION} on ${location.origin}${location.pathname}`,
    userAgent(),
    `context: ${toJson(factsOf(site))}`,
    `consent: ${consent.get()}`,
    `cookies: ${cookieNames().join(', ')}`,
    ...steps.map(
      ({ name, state, milliseconds = 0, error }) =>
        `initializer ${name}: ${state}, ${milliseconds.toFixed(1)} ms${failure(error)}`,
    ),
    ...blocks.instances().map(({ name, state, error }) => `block ${name}: ${state}${failure(error)}`),
    ...errors.map(errorLine),
    ...requests.records.map(({ method, url, outcome, reason }) => `${method} ${url}: ${outcome} ${reason}`),
  ].join('\n');
}

/** What support staff need of the context; whatever else a page put there may be somebody's own. */
function factsOf(site: SiteContext): object {
  const { isPresent, pageType, templateId, collectionId, itemId, websiteRoles, censusEnabled } = site;
  const { website, appDomain, templateVersion } = siteDetails(site);
  const { isCookieBannerEnabled, isRestrictiveCookiePolicyEnabled, isRestrictiveCookiePolicyAbsolute } =
    site.cookieSettings;
  return {
    isPresent,
    isSignedIn: Boolean(site.authenticatedAccount),
    websiteRoles,
    website: { id: site.website.id, identifier: website.identifier, status: website.siteStatus.value },
    currency: site.currency,
    appDomain,
    templateId,
    templateVersion,
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

/** An error of the page or of ours; what stands in its text may be somebody's own. */
function errorLine({ error, where, time, file, line, column }: ReportedError): string {
  const source = file ? ` at ${file}:${line}:${column}` : '';
  const at = guarded(() => new Date(time).toISOString()) ?? time; // a script of the page may have replaced `Date`
  return `error ${where.kind} ${where.name}, ${at}: ${withoutSecrets(messageOf(error) + source)}`;
}

function failure(error: unknown): string {
  return error === undefined ? '' : `, ${withoutSecrets(messageOf(error))}`;
}
