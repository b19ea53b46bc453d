/**
 * Whether a text names nothing to go to: it is empty to a browser, or its protocol lacks the two slashes in front of
 * the host. To a browser backward slashes are the same, and tabs, line breaks and what stands before are nothing.
 */
export function isEmptyLink(href: string): boolean {
  return /^[\0- ]*($|(https?|ftp):(?![/\\]{2}))/i.test(href.replace(/[\t\n\r]/g, ''));
}
