import { navigableAddress } from '../data/links/navigable';

/** Whether a page at `base` may navigate to a link; without a base, only absolute addresses qualify. */
export function isNavigable(href: unknown, base: unknown): boolean {
  const page = typeof base === 'string' && URL.canParse(base) ? base : 'about:blank';
  return navigableAddress(href, page) !== '';
}
