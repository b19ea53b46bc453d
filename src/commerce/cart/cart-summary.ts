import { asRecord, number, ownProperty } from '../../data/fields';
import { amountText, fractionDigitsOf } from '../amount';
import { isCurrencyCode } from '../currencies';
import type { Cart } from './cart';

/** What is in a cart, in short (specification, section 3, shopping cart). */
export interface CartSummary {
  /** How many items there are. */
  readonly items: number;
  /** A bare amount in the site's currency, as in `12.50`, or one that is already written out; empty where it is unknown. */
  readonly subtotal: string;
}

/** `undefined` for anything that doesn't say how many items there are. */
export function readCartSummary(data: unknown): CartSummary | undefined {
  const fields = asRecord(data);
  const items = number(ownProperty(fields, 'items'));
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
 * A bare amount in words, in the currency; any other text stays as it is. `undefined` for a bare amount in a currency
 * that is none of ours: the shop's server knows how that is written.
 */
export function subtotalText(subtotal: string, currency: string): string | undefined {
  if (BARE.test(subtotal) && !isCurrencyCode(currency)) return undefined;
  const cents = centsOf(subtotal, currency);
  return cents === undefined ? subtotal : amountText({ cents, currency });
}

const BARE = /^\d+(\.\d+)?$/;

/** The minor units of a bare amount such as `12.50`; `undefined` for any other text. */
export function centsOf(amount: string, currency: string): number | undefined {
  const fractionDigits = fractionDigitsOf(currency);
  const cents = Math.round(Number(amount) * 10 ** fractionDigits);
  return BARE.test(amount) && Number.isSafeInteger(cents) ? cents : undefined;
}

/** More items than this are not counted out (specification, section 9, commerce and money). */
const MOST_COUNTED = 100;

export function hasMany({ items }: CartSummary): boolean {
  return items > MOST_COUNTED;
}
