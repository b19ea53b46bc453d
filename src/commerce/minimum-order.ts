import { asRecord, ownProperty } from '../data/fields';
import { type Amount, isIsoCurrency } from './amount';
import { centsOf } from './cart/cart-summary';

/** The least that an order must come to. */
export interface MinimumOrder {
  /** A bare amount, as in `12.50`. */
  readonly value: string;
  /** The shop's where none is given. */
  readonly currency: string | undefined;
}

/** A bare amount, or `{ value, currency }` as published pages have it; `undefined` for anything else. */
export function readMinimumOrder(data: unknown): MinimumOrder | undefined {
  const fields = asRecord(data);
  const value = String((fields === data ? ownProperty(fields, 'value') : data) ?? '').trim();
  const code = ownProperty(fields, 'currency');
  const currency = isIsoCurrency(code) ? code : undefined;
  return /^\d+(\.\d+)?$/.test(value) ? { value, currency } : undefined;
}

/**
 * What is missing of the least that an order must come to, as the amount that it must reach; `undefined` where it is
 * reached. A minimum in another currency than the cart's cannot be compared, and stops nobody.
 */
export function unreachedMinimum(minimum: MinimumOrder | null, subtotal: Amount): Amount | undefined {
  if (!minimum || (minimum.currency ?? subtotal.currency) !== subtotal.currency) return undefined;
  const cents = centsOf(minimum.value, subtotal.currency) ?? 0;
  return subtotal.cents < cents ? { cents, currency: subtotal.currency } : undefined;
}
