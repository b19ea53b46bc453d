import type { SiteContext } from '../runtime/site-context';

/**
 * The admin area's address for a page: `/config/` on the site's own subdomain with the page as `frameUrl`
 * (specification, section 2, routes). `undefined` where the context does not name the subdomain.
 */
export function configUrl(
  context: Pick<SiteContext, 'appDomain'> & { readonly website: Pick<SiteContext['website'], 'identifier'> },
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  const { identifier } = context.website;
  if (!isHostLabel(identifier) || !isHost(context.appDomain)) return undefined;
  return `https://${identifier}.${context.appDomain}/config/?frameUrl=${encodeURIComponent(pathname + search)}`;
}

function isHostLabel(text: string): boolean {
  return /^[a-z0-9-]+$/i.test(text);
}

function isHost(text: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(text);
}
