import { isMalformed } from '../../data/links/classify';
import { navigableAddress } from '../../data/links/navigable';
import type { Finding } from './fault';

export const LINKS = 'a[href], [data-click-through-url]';

/** Whether an address may be followed doesn't depend on the page, so any base will do. */
export const ANY_PAGE = 'https://a';

/** An address without its protocol, which browsers take for a path. */
const BARE_HOST = /^\s*www\./i;

/** Malformed links, and addresses of slides that aren't followed. */
export function* lintLink(element: Element): Iterable<Finding> {
  const slide = element.getAttribute('data-click-through-url');
  const raw = slide || element.getAttribute('href') || '';
  const isLeading = !isMalformed(raw) && !BARE_HOST.test(raw);
  if (isLeading && (!slide?.trim() || navigableAddress(slide, ANY_PAGE))) return;
  yield {
    code: 'dead-link',
    element,
    message: `The link ${raw.slice(0, 80)} leads nowhere.`,
    suggestion: 'Write a path, or an address with https://.',
  };
}
