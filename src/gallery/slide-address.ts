/** What a slide is found by in addresses; empty where the page gives none. */
export interface AddressedSlide {
  readonly id: string;
  readonly url: string;
}

/** The address of a slide: the collection's, a slash and the slide's id (specification, section 2, surfaces). */
export function slideAddress(fullUrl: string, id: string): string {
  return `${fullUrl.replace(/\/+$/, '')}/${encodeURIComponent(id)}`;
}

/**
 * The index of the slide that an address names: by `itemId` in its query or its fragment, or by a path that ends in
 * the slide's address. `undefined` when it names none. Of slides with one name it is the first.
 */
export function slideInAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  fullUrl: string,
  slides: readonly AddressedSlide[],
): number | undefined {
  const names = [
    new URLSearchParams(search).get('itemId'),
    new URLSearchParams(hash.slice(1)).get('itemId'),
    nameInPath(pathname, fullUrl),
  ];
  const indexes = indexesByName(slides);
  return names.map((name) => indexes.get(name ?? '')).find((index) => index !== undefined);
}

function nameInPath(pathname: string, fullUrl: string): string | undefined {
  const collection = `${fullUrl.replace(/\/+$/, '')}/`;
  if (!pathname.startsWith(collection)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(collection.length).replace(/\/$/, ''));
  } catch {
    return undefined; // anybody can write a malformed address
  }
}

/** Finds slides by their id or url; the first of one name counts. */
export function indexesByName(slides: readonly AddressedSlide[]): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>();
  slides.forEach(({ id, url }, index) => {
    for (const name of [id, url]) if (name && !indexes.has(name)) indexes.set(name, index);
  });
  return indexes;
}
