import { type Amount, isIsoCurrency } from '../../commerce/amount';
import { centsOf } from '../../commerce/cart/cart-summary';
import { asRecord, isRecord, ownProperty } from '../../data/fields';

/** Minimum order subtotal. */
interface MinimumOrder {
  /** A bare amount, such as `12.50`. */
  readonly value: string;
  /** The shop's currency if not set. */
  readonly currency: string | undefined;
}

/** Reads a bare amount, or `{ value, currency }` as on published pages; `undefined` for anything else. */
export function readMinimumOrder(data: unknown): MinimumOrder | undefined {
  const value = String((isRecord(data) ? ownProperty(data, 'value') : data) ?? '').trim();
  const code = ownProperty(asRecord(data), 'currency');
  const currency = isIsoCurrency(code) ? code : undefined;
  return /^\d+(\.\d+)?$/.test(value) ? { value, currency } : undefined;
}

/**
 * The minimum order subtotal, if the cart is below it, else `undefined`. A minimum in another currency than the cart's
 * can't be compared and is ignored.
 */
export function unreachedMinimum(minimum: MinimumOrder | null, subtotal: Amount): Amount | undefined {
  if (!minimum || (minimum.currency ?? subtotal.currency) !== subtotal.currency) return undefined;
  const cents = centsOf(minimum.value, subtotal.currency) ?? 0;
  return subtotal.cents < cents ? { cents, currency: subtotal.currency } : undefined;
}
