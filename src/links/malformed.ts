import { asBrowsersRead, protocolOf } from './as-browsers-read';

/** Protocols that lead to a host; any other is misc (specification, section 5, URL and link rules). */
const ALLOWED: readonly string[] = ['http', 'https', 'ftp'];

export function isMisc(protocol: string): boolean {
  return protocol !== '' && !ALLOWED.includes(protocol);
}

/** Whether a link leads to a host without naming one: the slashes are missing, or what follows them is no host. */
export function isMalformed(href: unknown): boolean {
  const link = asBrowsersRead(href);
  const protocol = protocolOf(link);
  return !isMisc(protocol) && !(hasSlashes(link, protocol) && URL.canParse(link, 'https://any.page'));
}

/** A protocol needs two slashes after it; a browser takes backward ones for the same. */
function hasSlashes(link: string, protocol: string): boolean {
  return !protocol || /^[/\\]{2}/.test(link.slice(protocol.length + 1));
}
