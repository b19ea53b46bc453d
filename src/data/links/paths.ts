import { MortarError } from '../errors';
import { asRecord } from '../fields';
import { requireText, UnexpectedValueError } from '../require';
import { asBrowsersRead } from './link-kinds';

/** Addresses of the product's own (specification, section 2, routes). */
export const TRIAL_UPGRADE_PATH = '/settings/billing/upgrade';
export const PLAN_UPGRADE_PATH = '/settings/billing/subscriptions/website';

/** The design editor's path, which matters to analytics only. */
export function isDesignEditorPath(path: unknown): boolean {
  return typeof path === 'string' && /^\/config\/design(\/|$)/.test(path);
}

/** `/pages/` and 24 small letters or digits, nothing more. */
export function isCollectionPanelPath(path: unknown): boolean {
  return typeof path === 'string' && /^\/pages\/[a-z\d]{24}$/.test(path);
}

/** The pattern of a blog's addresses: year, month, day and title are its only tokens (specification, section 5). */
export function isTokenizedBlogUrl(pattern: unknown): boolean {
  return typeof pattern === 'string' && !/%(?![ymdt])/.test(pattern);
}

/** A page of the site, and perhaps what its list is filtered by: a query without its question mark. */
export interface ContentLink {
  readonly urlId: string;
  readonly filters?: string;
}

/** `/{urlId}?filters` (specification, section 2, routes). @throws UnexpectedValueError without a usable `urlId`. */
export function contentLink(link: ContentLink): string {
  const { urlId, filters } = asRecord(link);
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

/**
 * A text as a part of an address (specification, section 5, URL and link rules): lower case, hyphens for spaces,
 * nothing but letters and digits of any script, slashes and hyphens. Accents are taken off Latin letters; marks that
 * belong to the letters of other scripts stay.
 * @throws UnexpectedValueError for anything but text.
 */
export function toUrlSafe(text: string): string {
  if (typeof text !== 'string') throw new UnexpectedValueError('What becomes an address', 'a text', text);
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}/-]/gu, '')
    .replace(/(?<=\p{Script=Latin})\p{M}+|(?<![\p{L}\p{M}])\p{M}+/gu, '')
    .replace(/-{2,}/g, '-')
    .normalize('NFC');
}

/** A page that the site does not have; `path` is where it was looked for. */
export class PageNotFoundError extends MortarError {
  override readonly name = 'PageNotFoundError';
  readonly path: string;
  constructor(path: string) {
    super(`There is no page at ${requireText('The path of a page', path)}`);
    this.path = path;
  }
}
