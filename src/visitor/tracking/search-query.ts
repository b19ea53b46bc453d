/** The search page itself doesn't count as a content view. */
export function isSearchPage({ pathname }: Location): boolean {
  return /^\/search\/?$/.test(pathname);
}

/** The search query on this page. */
export function searchedFor(location: Location): string | undefined {
  const query = isSearchPage(location) && new URLSearchParams(location.search).get('q')?.trim();
  return query || undefined;
}
