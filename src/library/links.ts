import { navigableAddress } from '../data/links/navigable';

/** Whether a page at `base` may go to what a text names; without a base only whole addresses lead anywhere. */
export function isNavigable(href: unknown, base: unknown): boolean {
  const page = typeof base === 'string' && URL.canParse(base) ? base : 'about:blank';
  return navigableAddress(href, page) !== '';
}
