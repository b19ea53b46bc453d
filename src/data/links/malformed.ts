import { asBrowsersRead, protocolOf } from './as-browsers-read';
import { isEmptyLink } from './empty-link';

/** Protocols that lead to a host; any other is misc (specification, section 5, URL and link rules). */
const ALLOWED: readonly string[] = ['http', 'https', 'ftp'];

export function isMisc(protocol: string): boolean {
  return protocol !== '' && !ALLOWED.includes(protocol);
}

/** Whether a link leads to a host without naming one: the slashes are missing, or what follows them is no host. */
export function isMalformed(href: unknown): boolean {
  const link = asBrowsersRead(href);
  if (!link || isMisc(protocolOf(link))) return false;
  return isEmptyLink(link) || !URL.canParse(link, 'https://any.page');
}
