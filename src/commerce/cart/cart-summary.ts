import { asRecord, ownProperty, readNumber } from '../../data/fields';
import { amountText, fractionDigitsOf, isIsoCurrency } from '../amount';
import type { Cart } from './cart';

/** A cart's summary (specification, section 3, shopping cart). */
export interface CartSummary {
  /** Number of items. */
  readonly items: number;
  /** A bare amount in the site's currency, such as `12.50`, or an already formatted one; empty if unknown. */
  readonly subtotal: string;
}

/** `undefined` if the data has no number of items. */
export function readCartSummary(data: unknown): CartSummary | undefined {
  const fields = asRecord(data);
  const items = readNumber(ownProperty(fields, 'items'));
  const subtotal = ownProperty(fields, 'subtotal');
  if (items === undefined || items < 0) return undefined;
  return { items: Math.trunc(items), subtotal: typeof subtotal === 'string' ? subtotal.trim() : '' };
}

export function summaryOf({ totalQuantity, subtotalCents }: Cart, currency: string): CartSummary {
  return { items: totalQuantity, subtotal: bareAmount(subtotalCents, currency) };
}

function bareAmount(cents: number, currency: string): string {
  const fractionDigits = fractionDigitsOf(currency);
  return (cents / 10 ** fractionDigits).toFixed(fractionDigits);
}

/**
 * Formats a bare amount in the currency; any other text is kept. `undefined` for a bare amount without the code of a
 * currency: the shop's server has to format it.
 */
export function subtotalText(subtotal: string, currency: string): string | undefined {
  if (!BARE.test(subtotal)) return subtotal;
  if (!isIsoCurrency(currency)) return undefined;
  const cents = centsOf(subtotal, currency);
  return cents === undefined ? subtotal : amountText({ cents, currency });
}

const BARE = /^\d+(\.\d+)?$/;

/** A bare amount such as `12.50` in minor units; `undefined` for any other text. */
export function centsOf(amount: string, currency: string): number | undefined {
  const fractionDigits = fractionDigitsOf(currency);
  const cents = Math.round(Number(amount) * 10 ** fractionDigits);
  return BARE.test(amount) && Number.isSafeInteger(cents) ? cents : undefined;
}

/** Above this number, items aren't counted exactly (specification, section 9, commerce and money). */
const MOST_COUNTED = 100;

export function hasMany({ items }: CartSummary): boolean {
  return items > MOST_COUNTED;
}
