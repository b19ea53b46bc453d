import { CURRENCIES, isCurrencyCode } from './currencies';
import { formatMoney } from './money';

/** An amount in minor units of any currency: a shop may use one that isn't in our list. */
export interface Amount {
  readonly cents: number;
  /** ISO code. */
  readonly currency: string;
}

export function isIsoCurrency(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code);
}

/** A formatted amount; for a currency not in our list, formatted by the browser with its code. */
export function amountText({ cents, currency }: Amount): string {
  if (isCurrencyCode(currency)) return formatMoney({ cents, currency });
  return formatOf(currency).format(cents / 10 ** fractionDigitsOf(currency));
}

export function fractionDigitsOf(currency: string): number {
  if (isCurrencyCode(currency)) return CURRENCIES[currency].fractionDigits;
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

function formatOf(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
}
