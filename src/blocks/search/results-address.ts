/** The query parameter that limits results to one collection. */
export const COLLECTION_FIELD = 'f_collectionId';

/** The fields of a query, optionally limited to a collection. */
export function queryFields(text: string, collection: string): Readonly<Record<string, string>> {
  return collection ? { q: text, [COLLECTION_FIELD]: collection } : { q: text };
}

/** The site's results page for a query (specification, section 2, routes). */
export function resultsAddress(text: string, collection: string): string {
  return `/search?${new URLSearchParams(queryFields(text, collection))}`;
}

/** An empty query is ignored. */
export function showResults(text: string, collection: string): void {
  const query = text.trim();
  if (query) location.assign(location.origin + resultsAddress(query, collection));
}
