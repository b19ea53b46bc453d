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
