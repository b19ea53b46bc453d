/** The search page itself, which is no view of the site's content. */
export function isSearchPage({ pathname }: Location): boolean {
  return /^\/search\/?$/.test(pathname);
}

/** The words that the site was searched for on this page. */
export function searchedFor(location: Location): string | undefined {
  const query = isSearchPage(location) && new URLSearchParams(location.search).get('q')?.trim();
  return query || undefined;
}
