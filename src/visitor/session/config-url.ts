import { type SiteAddress, siteOrigin } from '../../runtime/site-origin';

/**
 * A page's address in the admin area: `/config/` on the site's own subdomain, with the page as `frameUrl`
 * (specification, section 2, routes). `undefined` if the context doesn't name the subdomain.
 */
export function configUrl(
  context: SiteAddress,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  const origin = siteOrigin(context);
  return origin && `${origin}/config/?frameUrl=${encodeURIComponent(pathname + search)}`;
}
