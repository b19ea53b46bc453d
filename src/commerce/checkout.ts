import { asRecord, ownProperty } from '../data/fields';
import { UnexpectedValueError } from '../data/require';

export interface GiftCard {
  readonly websiteId: string;
  readonly giftCardProductId: string;
  readonly sku?: string;
}

/** Where a subscription is paid. @throws UnexpectedValueError without a token. */
export function subscribeCheckoutUrl(cartToken: string): string {
  return checkoutUrl('subscribe', { cartToken });
}

/** Where a donation is made. @throws UnexpectedValueError without an id. */
export function donateCheckoutUrl(donatePageId: string): string {
  return checkoutUrl('donate', { donatePageId });
}

/** Where a gift card is bought. @throws UnexpectedValueError unless website and product are named. */
export function giftCardCheckoutUrl(giftCard: GiftCard): string {
  const fields = asRecord(giftCard);
  const [websiteId, giftCardProductId, sku] = ['websiteId', 'giftCardProductId', 'sku'].map((name) =>
    ownProperty(fields, name),
  );
  return checkoutUrl('giftcard', { websiteId, giftCardProductId, ...((sku ?? '') !== '' && { sku }) });
}

/** The ways into the checkout (specification, section 2, routes). */
function checkoutUrl(path: string, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).map(([name, value]) => {
    if (typeof value === 'string' && value.trim()) return [name, value];
    throw new UnexpectedValueError(`The ${name} of a checkout`, 'a text', value);
  });
  return `/checkout/${path}?${new URLSearchParams(pairs)}`;
}
