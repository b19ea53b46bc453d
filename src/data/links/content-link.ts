import { fieldsOf } from '../fields';
import { UnexpectedValueError } from '../unexpected';
import { asBrowsersRead } from './as-browsers-read';

/** A page of the site, and perhaps what its list is filtered by: a query without its question mark. */
export interface ContentLink {
  readonly urlId: string;
  readonly filters?: string;
}

/** `/{urlId}?filters` (specification, section 2, routes). @throws UnexpectedValueError without a usable `urlId`. */
export function contentLink(link: ContentLink): string {
  const { urlId, filters } = fieldsOf(link);
  if (typeof urlId !== 'string' || !/^[^/\\?#][^?#]*$/.test(urlId))
    throw new UnexpectedValueError('The urlId of a link', 'a path without a slash in front', urlId);
  return `/${urlId}${filters ? `?${filters}` : ''}`;
}

/** The page that an internal link leads to; `undefined` for other links. */
export function parseContentLink(href: unknown): ContentLink | undefined {
  const [, urlId, filters] = /^\/(?![/\\])([^?#]+)(?:\?([^#]+))?/.exec(asBrowsersRead(href)) ?? [];
  if (!urlId || urlId.startsWith('s/')) return undefined;
  return filters ? { urlId, filters } : { urlId };
}
