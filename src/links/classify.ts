import { asBrowsersRead, protocolOf } from './as-browsers-read';
import { isAnchor } from './kinds';

export type LinkCategory = 'empty' | 'misc' | 'malformed' | 'anchor' | 'external' | 'file' | 'content';

/** Protocols that lead to a host; any other is misc (specification, section 5, URL and link rules). */
const ALLOWED: readonly string[] = ['http', 'https', 'ftp'];

/**
 * What kind of link a text is, by what a browser would do with it on the host `currentHost` (`www.kiln.example:8080`).
 * Where several fit, it is the first in the order of the categories.
 */
export function classifyLink(href: unknown, currentHost: string): LinkCategory {
  const link = asBrowsersRead(href);
  const protocol = protocolOf(link);
  if (!link) return 'empty';
  if (protocol && !ALLOWED.includes(protocol)) return 'misc';
  if (isAnchor(link)) return 'anchor';
  const here = hereOn(currentHost, protocol);
  if (!hasHost(link, protocol) || !URL.canParse(link, here)) return 'malformed';
  const { host, pathname } = new URL(link, here);
  if (host !== new URL(here).host) return 'external';
  return /^([/\\]|[a-z]+:)/i.test(link) && pathname.startsWith('/s/') ? 'file' : 'content';
}

/** A protocol needs two slashes after it; a browser takes backward ones for the same. */
function hasHost(link: string, protocol: string): boolean {
  return !protocol || /^[/\\]{2}/.test(link.slice(protocol.length + 1));
}

/** The current host by the link's own protocol, so that both leave out the same default port. */
function hereOn(currentHost: string, protocol: string): string {
  const here = `${protocol || 'https'}://${currentHost}/`;
  return URL.canParse(here) ? here : 'https://unknown.invalid/';
}
