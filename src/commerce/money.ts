import { asRecord, ownProperty } from '../data/fields';
import { UnexpectedValueError } from '../data/require';
import { CURRENCIES, type CurrencyCode, isCurrencyCode } from './currencies';

/** An amount in a currency's minor units: 5 is five cents, or five yen. */
export interface Money {
  readonly cents: number;
  readonly currency: CurrencyCode;
}

/**
 * Formats an amount exactly: `$1,234.50` (specification, section 3, money).
 * @throws UnexpectedValueError unless the cents are an integer and the currency is known.
 */
export function formatMoney(money: { readonly cents: number; readonly currency: string }): string {
  const { cents, currency } = readMoney(money);
  const { fractionDigits, template } = CURRENCIES[currency];
  const amount = template.replace('%v', () => withSeparators(Math.abs(cents), fractionDigits));
  return cents < 0 ? `-${amount}` : amount;
}

/** @throws UnexpectedValueError */
export function readMoney(money: unknown): Money {
  const fields = asRecord(money);
  const currency = readCurrency(ownProperty(fields, 'currency'));
  const cents = ownProperty(fields, 'cents');
  if (!Number.isSafeInteger(cents))
    throw new UnexpectedValueError('The cents of an amount', 'an integer', cents);
  return { cents: cents as number, currency };
}

/** @throws UnexpectedValueError */
export function readCurrency(code: unknown): CurrencyCode {
  if (isCurrencyCode(code)) return code;
  const known = Object.keys(CURRENCIES).join(', ');
  throw new UnexpectedValueError('The currency of an amount', `one of ${known}`, code);
}

function withSeparators(cents: number, fractionDigits: number): string {
  const digits = String(cents).padStart(fractionDigits + 1, '0');
  const whole = digits.slice(0, digits.length - fractionDigits).replace(/\B(?=(\d{3})+$)/g, ',');
  return fractionDigits ? `${whole}.${digits.slice(-fractionDigits)}` : whole;
}
