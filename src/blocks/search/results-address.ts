/** The field of the results page's address that narrows a search to one collection. */
export const COLLECTION_FIELD = 'f_collectionId';

/** The site's page of results for some words (specification, section 2, routes); a collection narrows them. */
export function resultsAddress(text: string, collection: string): string {
  const query = new URLSearchParams({ q: text, ...(collection && { [COLLECTION_FIELD]: collection }) });
  return `/search?${query}`;
}

/** Nothing is no search. */
export function showResults(text: string, collection: string): void {
  const query = text.trim();
  if (query) location.assign(location.origin + resultsAddress(query, collection));
}
