/** Links with these protocols are followed, others never. */
const NAVIGABLE = /^(https?|ftp|mailto|tel|sms):$/;

/**
 * The absolute address of a link on a page at `base`; '' if it is empty, malformed, of another protocol, or disguised
 * as another host. Nothing else is ever navigated to.
 */
export function navigableAddress(href: unknown, base: string): string {
  if (typeof href !== 'string' || isEmptyLink(href) || !URL.canParse(href, base)) return '';
  const { protocol, username, password, href: address } = new URL(href, base);
  return NAVIGABLE.test(protocol) && !username && !password ? address : '';
}

/** Like `navigableAddress`, but web pages only: for automatic navigation rather than links. */
export function webAddress(href: unknown, base: string): string {
  const address = navigableAddress(href, base);
  return address.startsWith('http') ? address : '';
}

/**
 * Whether a link has no target: it is empty to a browser, or the two slashes before the host are missing. Browsers
 * treat backslashes as slashes, and ignore tabs, line breaks and leading white space.
 */
export function isEmptyLink(href: string): boolean {
  return /^[\0- ]*($|(https?|ftp):(?![/\\]{2}))/i.test(href.replace(/[\t\n\r]/g, ''));
}
