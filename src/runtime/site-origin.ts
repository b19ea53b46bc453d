import type { SiteDetails } from './site-details';

/** What of the context names a site's own subdomain. */
export type SiteAddress = Pick<SiteDetails, 'appDomain'> & {
  readonly website: Pick<SiteDetails['website'], 'identifier'>;
};

/** `https://{identifier}.{appDomain}`; `undefined` where the context does not name the subdomain. */
export function siteOrigin({ appDomain, website: { identifier } }: SiteAddress): string | undefined {
  return isHostLabel(identifier) && isHost(appDomain) ? `https://${identifier}.${appDomain}` : undefined;
}

/** Where secure calls of a page go: the site's own subdomain, unless the page is on a host of the provider. */
export function secureOrigin(site: SiteAddress, page: URL): string | undefined {
  return `.${page.host}`.endsWith(`.${site.appDomain}`) ? undefined : siteOrigin(site);
}

function isHostLabel(text: string): boolean {
  return /^[a-z0-9-]+$/i.test(text);
}

function isHost(text: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(text);
}
