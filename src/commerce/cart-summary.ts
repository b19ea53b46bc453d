import { fieldsOf, number, own } from '../runtime/fields';
import type { Cart } from './cart';
import { CURRENCIES, type CurrencyCode } from './currencies';
import { formatMoney } from './money';

/** What is in a cart, in short (specification, section 3, shopping cart). */
export interface CartSummary {
  /** How many items there are. */
  readonly items: number;
  /** A bare amount in the site's currency, as in `12.50`, or one that is already written out. */
  readonly subtotal: string;
}

/** `undefined` for anything that doesn't say how many items there are. */
export function readCartSummary(data: unknown): CartSummary | undefined {
  const fields = fieldsOf(data);
  const items = number(own(fields, 'items'));
  const subtotal = own(fields, 'subtotal');
  if (items === undefined || items < 0) return undefined;
  return { items: Math.trunc(items), subtotal: typeof subtotal === 'string' ? subtotal.trim() : '' };
}

export function summaryOf({ totalQuantity, subtotalCents }: Cart, currency: CurrencyCode): CartSummary {
  return { items: totalQuantity, subtotal: bareAmount(subtotalCents, currency) };
}

function bareAmount(cents: number, currency: CurrencyCode): string {
  const { fractionDigits } = CURRENCIES[currency];
  return (cents / 10 ** fractionDigits).toFixed(fractionDigits);
}

/** A bare amount in words, in the currency; any other text stays as it is. */
export function subtotalText(subtotal: string, currency: CurrencyCode): string {
  const cents = centsOf(subtotal, currency);
  return cents === undefined ? subtotal : formatMoney({ cents, currency });
}

/** The minor units of a bare amount such as `12.50`; `undefined` for any other text. */
export function centsOf(amount: string, currency: CurrencyCode): number | undefined {
  const { fractionDigits } = CURRENCIES[currency];
  const cents = Math.round(Number(amount) * 10 ** fractionDigits);
  return /^\d+(\.\d+)?$/.test(amount) && Number.isSafeInteger(cents) ? cents : undefined;
}

/** More items than this are not counted out (specification, section 9, commerce and money). */
const MOST_COUNTED = 100;

export function hasMany({ items }: CartSummary): boolean {
  return items > MOST_COUNTED;
}
