/** Visitor and page, for callers without types: any context is read as a page's would be. */

import * as popup from '../blocks/popup-overlay/visibility';
import { readText } from '../data/fields';
import { requireObject, requireText, UnexpectedValueError } from '../data/require';
import { wellFormed } from '../data/text';
import * as tokens from '../data/tokens';
import { readContext } from '../runtime/site-details';
import * as variants from '../visitor/session/ab-variant';
import * as session from '../visitor/session/audience';
import * as config from '../visitor/session/config-url';
import * as pixel from '../visitor/tracking/facebook-pixel';
import * as visitors from '../visitor/tracking/visitor';

/**
 * The visitor's role: with an owner's role or the admin permission an owner, with any other role a contributor; any
 * other account is a member if it has access permissions, else a customer.
 */
export function audience(context: unknown, pathname = ''): session.Audience {
  return session.audience(readContext(context), readText('')(pathname));
}

/** Whether the page is shown inside a mobile app; `search` is the query of its address, on a page the page's own. */
export function isMobileAppContainer(search: unknown = globalThis.location?.search): boolean {
  return session.isMobileAppContainer(readText('')(search));
}

/** Whether a window of this width (px) counts as mobile. */
export function isMobileWidth(width: unknown): boolean {
  return typeof width === 'number' && tokens.isMobileWidth(width);
}

/**
 * A page's address in the admin area: `/config/` on the site's own subdomain, with the page as `frameUrl`. `undefined`
 * if the context doesn't name the subdomain.
 * @throws UnexpectedValueError for a location without `pathname` and `search`.
 */
export function configUrl(
  context: unknown,
  location: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  const { pathname, search } = requireObject('The location of a page', location);
  return config.configUrl(readContext(context), {
    pathname: wellFormed(requireText('The pathname of a page', pathname)),
    search: wellFormed(requireText('The search of a page', search)),
  });
}

/** Serialises a visitor for `ss_cvr`. @throws UnexpectedValueError for an invalid visitor. */
export function formatVisitorCookie(visitor: visitors.Visitor): string {
  const isComplete = Array.isArray(visitor) && visitor.length === 6;
  if (isComplete && visitor.every((part) => /^(string|number)$/.test(typeof part))) {
    const cookie = visitors.formatVisitorCookie(visitor);
    if (String(visitors.parseVisitorCookie(cookie)) === String(visitor)) return cookie;
  }
  throw new UnexpectedValueError('A visitor', 'an array of an id and five numbers', visitor);
}

/** Whether a popup may show again, based on the browser's stored record; `now` in milliseconds. */
export function isPopupOverlayVisible(stored: unknown, settings: unknown, now: number): boolean {
  return Number.isFinite(now) && popup.isPopupOverlayVisible(stored, settings, now);
}

/** The variant of a test that the address forces, if any. */
export function variant(test: string): string | undefined {
  return variants.variant(requireText('The name of a test', test));
}

/** Fires an event of the Facebook pixel in the top window, if there is one. */
export function firePixel(event: string, ...data: [data?: unknown]): void {
  pixel.firePixel(requireText('The event of a pixel', event), ...data);
}
