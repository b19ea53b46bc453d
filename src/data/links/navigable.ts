/** Addresses of these kinds are followed, any other never. */
const NAVIGABLE = /^(https?|ftp|mailto|tel|sms):$/;

/**
 * The whole address that a text leads to from a page at `base`; '' for one that is empty, malformed, of another kind,
 * or that dresses up as another host. Nothing else is ever navigated to.
 */
export function navigableAddress(href: unknown, base: string): string {
  if (typeof href !== 'string' || isEmptyLink(href) || !URL.canParse(href, base)) return '';
  const { protocol, username, password, href: address } = new URL(href, base);
  return NAVIGABLE.test(protocol) && !username && !password ? address : '';
}

/** As above, of web pages only: where a visitor is led, unlike what a link merely offers. */
export function webAddress(href: unknown, base: string): string {
  const address = navigableAddress(href, base);
  return address.startsWith('http') ? address : '';
}

/**
 * Whether a text names nothing to go to: it is empty to a browser, or its protocol lacks the two slashes in front of
 * the host. To a browser backward slashes are the same, and tabs, line breaks and what stands before are nothing.
 */
export function isEmptyLink(href: string): boolean {
  return /^[\0- ]*($|(https?|ftp):(?![/\\]{2}))/i.test(href.replace(/[\t\n\r]/g, ''));
}
