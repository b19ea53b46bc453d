/** The query parameter that limits results to one collection. */
export const COLLECTION_FIELD = 'f_collectionId';

/** The site's results page for a query (specification, section 2, routes), optionally limited to a collection. */
export function resultsAddress(text: string, collection: string): string {
  const query = new URLSearchParams({ q: text, ...(collection && { [COLLECTION_FIELD]: collection }) });
  return `/search?${query}`;
}

/** An empty query is ignored. */
export function showResults(text: string, collection: string): void {
  const query = text.trim();
  if (query) location.assign(location.origin + resultsAddress(query, collection));
}
