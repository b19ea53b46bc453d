import { decoded } from '../../data/text';

/** What identifies a slide in addresses; empty if not set. */
interface AddressedSlide {
  readonly id: string;
  readonly url: string;
}

/** A slide's address: the collection's, a slash and the slide's id (specification, section 2, surfaces). */
export function slideAddress(fullUrl: string, id: string): string {
  return folderOf(fullUrl) + encodeURIComponent(id);
}

/** A collection's address with one slash at its end. */
function folderOf(fullUrl: string): string {
  return `${fullUrl.replace(/(?<!\/)\/+$/, '')}/`;
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * The index of the slide named in an address by its id or url: `#<name>`, `#itemId=<name>`, `?itemId=<name>` or, if the
 * collection's `fullUrl` is given, a path that ends in the slide's address (specification, section 2, surfaces).
 * `undefined` if there is none. If several slides share a name, the first one is used.
 */
export function slideInAddress(
  { pathname, search, hash }: Address,
  fullUrl: string | undefined,
  slides: readonly AddressedSlide[],
): number | undefined {
  const fragment = hash.slice(1);
  const itemIds = [search, fragment].map((text) => new URLSearchParams(text).get('itemId'));
  const inPath = fullUrl === undefined ? '' : nameInPath(pathname, fullUrl);
  const names = [...itemIds, fragment, decoded(fragment), inPath].flatMap((name) => name || []);
  const indexes = names.length ? indexesByName(slides) : undefined;
  return names.map((name) => indexes?.get(name)).find((index) => index !== undefined);
}

function nameInPath(pathname: string, fullUrl: string): string {
  const collection = folderOf(fullUrl);
  if (!pathname.startsWith(collection)) return '';
  return decoded(pathname.slice(collection.length).replace(/\/$/, ''));
}

function indexesByName(slides: readonly AddressedSlide[]): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>();
  slides.forEach(({ id, url }, index) => {
    for (const name of [id, url]) if (name && !indexes.has(name)) indexes.set(name, index);
  });
  return indexes;
}
