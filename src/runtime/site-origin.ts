import type { SiteDetails } from './site-details';

/** The context fields that identify a site's own subdomain. */
export type SiteAddress = Pick<SiteDetails, 'appDomain'> & {
  readonly website: Pick<SiteDetails['website'], 'identifier'>;
};

/** `https://{identifier}.{appDomain}`; `undefined` if the context doesn't name the subdomain. */
export function siteOrigin({ appDomain, website: { identifier } }: SiteAddress): string | undefined {
  return isHostLabel(identifier) && isHost(appDomain) ? `https://${identifier}.${appDomain}` : undefined;
}

/** Target of secure calls: the site's own subdomain, unless the page is on a host of the provider, on any port. */
export function secureOrigin(site: SiteAddress, { host, hostname }: URL): string | undefined {
  const isProviders = [host, hostname].some((name) => `.${name}`.endsWith(`.${site.appDomain}`));
  return isProviders ? undefined : siteOrigin(site);
}

function isHostLabel(text: string): boolean {
  return /^[a-z0-9-]+$/i.test(text);
}

function isHost(text: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(text);
}
