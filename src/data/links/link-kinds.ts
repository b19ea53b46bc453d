/** The text of a link as a browser takes it: without tabs, line breaks, and control characters or spaces around it. */
export function asBrowsersRead(href: unknown): string {
  if (typeof href !== 'string') return '';
  let [start, end] = [0, href.length];
  while (start < end && href.charCodeAt(start) <= 0x20) start++;
  while (end > start && href.charCodeAt(end - 1) <= 0x20) end--;
  return href.slice(start, end).replace(/[\t\n\r]/g, '');
}

/** What stands before the first colon where that names a protocol, in lower case; '' where nothing does. */
export function protocolOf(link: string): string {
  return /^[a-z][a-z\d+.-]*(?=:)/i.exec(link)?.[0].toLowerCase() ?? '';
}

const PROPER_URL =
  /^(?:(?:https?|ftp):\/\/)?(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[a-z]{2,3}(?:\/\S*)?$/iu;

/**
 * Rules for the links that owners write (specification, section 5, URL and link rules). Each takes anything, reads
 * text as a browser does, and counts its characters.
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

/** A path of the site itself; two slashes, forward or backward, lead to another one. */
export function isInternalUrl(href: unknown): boolean {
  const link = asBrowsersRead(href);
  return /^\/(?![/\\])/.test(link) && link.length < 150;
}

/** A protocol or none, a host whose last part has two or three letters, a path or none. */
export function isProperUrl(href: unknown): boolean {
  return PROPER_URL.test(asBrowsersRead(href));
}

function isShort(href: unknown, protocol: string, limit: number): boolean {
  const link = asBrowsersRead(href);
  return protocolOf(link) === protocol && link.length < limit;
}
