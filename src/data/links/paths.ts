import { MortarError } from '../errors';
import { asRecord } from '../fields';
import { requireText, UnexpectedValueError } from '../require';
import { asBrowsersRead } from './link-kinds';

/** Paths of the product itself (specification, section 2, routes). */
export const TRIAL_UPGRADE_PATH = '/settings/billing/upgrade';
export const PLAN_UPGRADE_PATH = '/settings/billing/subscriptions/website';

/** Whether a path is in the admin area. */
export function isConfigPath(path: string): boolean {
  return /^\/config(\/|$)/.test(path);
}

/** The path of the design editor; only analytics needs it. */
export function isDesignEditorPath(path: unknown): boolean {
  return typeof path === 'string' && /^\/config\/design(\/|$)/.test(path);
}

/** `/pages/` followed by exactly 24 lower-case letters or digits. */
export function isCollectionPanelPath(path: unknown): boolean {
  return typeof path === 'string' && /^\/pages\/[a-z\d]{24}$/.test(path);
}

/** The URL pattern of a blog: year, month, day and title are the only tokens (specification, section 5). */
export function isTokenizedBlogUrl(pattern: unknown): boolean {
  return typeof pattern === 'string' && !/%(?![ymdt])/.test(pattern);
}

/** A page of the site, with optional list filters: a query without the question mark. */
export interface ContentLink {
  readonly urlId: string;
  readonly filters?: string;
}

/**
 * `/{urlId}?filters` (specification, section 2, routes); the question mark of a whole query is not doubled.
 * @throws UnexpectedValueError without a usable `urlId`, and for filters that aren't a string.
 */
export function contentLink(link: ContentLink): string {
  const { urlId, filters = '' } = asRecord(link);
  if (typeof urlId !== 'string' || !/^[^/\\?#][^?#]*$/.test(urlId))
    throw new UnexpectedValueError('The urlId of a link', 'a path without a leading slash', urlId);
  const query = requireText('The filters of a link', filters as string).replace(/^\?/, '');
  return `/${urlId}${query && `?${query}`}`;
}

/** The page an internal link leads to; `undefined` for other links. */
export function parseContentLink(href: unknown): ContentLink | undefined {
  const [, urlId, filters] = /^\/(?![/\\])([^?#]+)(?:\?([^#]+))?/.exec(asBrowsersRead(href)) ?? [];
  if (!urlId || urlId.startsWith('s/')) return undefined;
  return filters ? { urlId, filters } : { urlId };
}

/**
 * Text as a URL segment (specification, section 5, URL and link rules): lower case, hyphens for spaces, and only
 * letters and digits of any script, slashes and hyphens. Marks are part of the letter before them; without one they are
 * removed.
 * @throws UnexpectedValueError for anything but a string.
 */
export function toUrlSafe(text: string): string {
  if (typeof text !== 'string') throw new UnexpectedValueError('The text of a URL', 'a string', text);
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}/-]/gu, '')
    .replace(/(?<![\p{L}\p{M}])\p{M}+/gu, '')
    .replace(/-{2,}/g, '-')
    .normalize('NFC');
}

/** The site has no such page; `path` is where it was looked for. */
export class PageNotFoundError extends MortarError {
  override readonly name = 'PageNotFoundError';
  readonly path: string;
  constructor(path: string) {
    super(`There is no page at ${requireText('The path of a page', path)}`);
    this.path = path;
  }
}
