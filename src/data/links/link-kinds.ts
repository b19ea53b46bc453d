/**
 * A link's text as browsers parse it: without tabs, line breaks, or leading and trailing spaces and control characters.
 */
export function asBrowsersRead(href: unknown): string {
  if (typeof href !== 'string') return '';
  let [start, end] = [0, href.length];
  while (start < end && href.charCodeAt(start) <= 0x20) start++;
  while (end > start && href.charCodeAt(end - 1) <= 0x20) end--;
  return href.slice(start, end).replace(/[\t\n\r]/g, '');
}

/** The protocol before the first colon, in lower case; '' if there is none. */
export function protocolOf(link: string): string {
  return /^[a-z][a-z\d+.-]*(?=:)/i.exec(link)?.[0].toLowerCase() ?? '';
}

const PROPER_URL =
  /^(?:(?:https?|ftp):\/\/)?(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[a-z]{2,3}(?:\/\S*)?$/iu;

/**
 * Rules for links written by site owners (specification, section 5, URL and link rules). Each accepts any value, reads
 * text as a browser does, and limits its length.
 */

export function isAnchor(href: unknown): boolean {
  const link = asBrowsersRead(href);
  return link.startsWith('#') && link.length < 100;
}

export function isTel(href: unknown): boolean {
  return isShort(href, 'tel', 50);
}

export function isProperTel(href: unknown): boolean {
  return isTel(href) && /^tel:[\d+-]{4,}$/i.test(asBrowsersRead(href));
}

export function isSms(href: unknown): boolean {
  return isShort(href, 'sms', 1000) && /^sms:[\d+\-(),]*(?:\?.*)?$/i.test(asBrowsersRead(href));
}

export function isMailto(href: unknown): boolean {
  return isShort(href, 'mailto', 1000) && /^mailto:[^@?]+@[^@?]*\.\w+(?:\?.*)?$/i.test(asBrowsersRead(href));
}

export function isJavascriptLink(href: unknown): boolean {
  return isShort(href, 'javascript', 250);
}

export function isFtp(href: unknown): boolean {
  return isShort(href, 'ftp', 100);
}

/** A path on the site itself; two slashes, forward or backward, lead to another host. */
export function isInternalUrl(href: unknown): boolean {
  const link = asBrowsersRead(href);
  return /^\/(?![/\\])/.test(link) && link.length < 150;
}

/** An optional protocol, a host whose last label has two or three letters, and an optional path. */
export function isProperUrl(href: unknown): boolean {
  return PROPER_URL.test(asBrowsersRead(href));
}

function isShort(href: unknown, protocol: string, limit: number): boolean {
  const link = asBrowsersRead(href);
  return protocolOf(link) === protocol && link.length < limit;
}
