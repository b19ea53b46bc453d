import { type SiteAddress, siteOrigin } from '../../runtime/site-origin';

/**
 * The admin area's address for a page: `/config/` on the site's own subdomain with the page as `frameUrl`
 * (specification, section 2, routes). `undefined` where the context does not name the subdomain.
 */
export function configUrl(
  context: SiteAddress,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  const origin = siteOrigin(context);
  return origin && `${origin}/config/?frameUrl=${encodeURIComponent(pathname + search)}`;
}
