import { asBrowsersRead, isAnchor, protocolOf } from './link-kinds';
import { isEmptyLink } from './navigable';

export type LinkCategory = 'empty' | 'misc' | 'malformed' | 'anchor' | 'external' | 'file' | 'content';

/**
 * The kind of a link: what a browser would do with it on the host `currentHost` (`www.kiln.example:8080`). If several
 * kinds fit, the first one in the order of the categories wins.
 */
export function classifyLink(href: unknown, currentHost: string): LinkCategory {
  const link = asBrowsersRead(href);
  const protocol = protocolOf(link);
  if (!link) return 'empty';
  if (isMisc(protocol)) return 'misc';
  if (isMalformed(link)) return 'malformed';
  if (isAnchor(link)) return 'anchor';
  const here = hereOn(currentHost, protocol);
  const { host, pathname } = new URL(link, here);
  if (host !== new URL(here).host) return 'external';
  return /^([/\\]|[a-z]+:)/i.test(link) && pathname.startsWith('/s/') ? 'file' : 'content';
}

/** The current host, parsed with the link's protocol, so that both omit the same default port. */
function hereOn(currentHost: string, protocol: string): string {
  const host = typeof currentHost === 'string' ? currentHost : '';
  const here = `${protocol || 'https'}://${host}/`;
  return URL.canParse(here) ? here : 'https://unknown.invalid/';
}

/** Protocols that lead to a host; any other is `misc` (specification, section 5, URL and link rules). */
const ALLOWED: readonly string[] = ['http', 'https', 'ftp'];

function isMisc(protocol: string): boolean {
  return protocol !== '' && !ALLOWED.includes(protocol);
}

/** Whether a link should name a host but doesn't: the slashes are missing, or what follows them isn't a host. */
export function isMalformed(href: unknown): boolean {
  const link = asBrowsersRead(href);
  if (!link || isMisc(protocolOf(link))) return false;
  return isEmptyLink(link) || !URL.canParse(link, 'https://any.page');
}
