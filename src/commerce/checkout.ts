import { asRecord, ownProperty } from '../data/fields';
import { UnexpectedValueError } from '../data/require';
import { checkoutPath } from './checkout-path';

export interface GiftCard {
  readonly websiteId: string;
  readonly giftCardProductId: string;
  readonly sku?: string;
}

/** The checkout of a subscription. @throws UnexpectedValueError without a token. */
export function subscribeCheckoutUrl(cartToken: string): string {
  return checkoutUrl('subscribe', { cartToken });
}

/** The checkout of a donation. @throws UnexpectedValueError without an id. */
export function donateCheckoutUrl(donatePageId: string): string {
  return checkoutUrl('donate', { donatePageId });
}

/** The checkout of a gift card. @throws UnexpectedValueError without a website or product id. */
export function giftCardCheckoutUrl(giftCard: GiftCard): string {
  const fields = asRecord(giftCard);
  const [websiteId, giftCardProductId, sku] = ['websiteId', 'giftCardProductId', 'sku'].map((name) =>
    ownProperty(fields, name),
  );
  return checkoutUrl('giftcard', { websiteId, giftCardProductId, ...((sku ?? '') !== '' && { sku }) });
}

function checkoutUrl(
  kind: Parameters<typeof checkoutPath>[0],
  query: Readonly<Record<string, unknown>>,
): string {
  const pairs = Object.entries(query).map(([name, value]) => {
    if (typeof value === 'string' && value.trim()) return [name, value] as const;
    throw new UnexpectedValueError(`The ${name} of a checkout`, 'a non-empty string', value);
  });
  return checkoutPath(kind, Object.fromEntries(pairs));
}
