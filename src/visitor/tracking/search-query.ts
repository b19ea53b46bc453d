import { PageType } from '../../data/enums/site';
import type { SiteContext } from '../../runtime/site-context';

/** The search page itself doesn't count as a content view. */
export function isSearchPage({ pathname }: Location): boolean {
  return /^\/search\/?$/.test(pathname);
}

/** The search query on this page: at the search page's address, or wherever else the context names such a page. */
export function searchedFor(location: Location, { pageType }: SiteContext): string | undefined {
  const isSearch = isSearchPage(location) || pageType === PageType.SEARCH;
  const query = isSearch && new URLSearchParams(location.search).get('q')?.trim();
  return query || undefined;
}
