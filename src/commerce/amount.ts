import { CURRENCIES, isCurrencyCode } from './currencies';
import { formatMoney } from './money';

/** An amount in the minor units of any currency: a shop may sell in one that we have no symbol for. */
export interface Amount {
  readonly cents: number;
  /** ISO code. */
  readonly currency: string;
}

export function isIsoCurrency(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code);
}

/** An amount for people to read; in a currency that is none of ours with its code, as the browser writes it. */
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
