import { UnexpectedValueError } from '../data/require';
import { CURRENCIES, type CurrencyCode } from './currencies';
import { formatMoney, type Money, readCurrency } from './money';

/** An integer part, with or without groups of three digits, and a fraction. */
const NUMBER = /^(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d+))?$/;

const SIGN = /^[-−]/;

/**
 * Parses an amount with the currency's symbol, its code or neither. Ambiguous text such as `1,5` is rejected, and so
 * are more decimals than the currency has.
 * @throws UnexpectedValueError
 */
export function parseMoney(text: string, currency: string): Money {
  const code = readCurrency(currency);
  const cents = typeof text === 'string' ? centsIn(text.trim(), code) : undefined;
  if (cents !== undefined) return { cents, currency: code };
  const example = formatMoney({ cents: 123_456, currency: code });
  throw new UnexpectedValueError('An amount', `written like ${example}`, text);
}

function centsIn(raw: string, code: CurrencyCode): number | undefined {
  const { symbol, fractionDigits } = CURRENCIES[code];
  const number = withoutUnit(raw.replace(SIGN, '').trim(), [symbol, code]);
  const cents = minorUnits(number, fractionDigits);
  return cents && SIGN.test(raw) ? -cents : cents;
}

function minorUnits(number: string, fractionDigits: number): number | undefined {
  const [, whole = '', fraction = ''] = NUMBER.exec(number) ?? [];
  if (!(whole || fraction) || fraction.length > fractionDigits) return undefined;
  const cents = Number(whole.replaceAll(',', '') + fraction.padEnd(fractionDigits, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

function withoutUnit(amount: string, units: readonly string[]): string {
  const leading = units.find((unit) => amount.startsWith(unit));
  if (leading) return amount.slice(leading.length).trim();
  const trailing = units.find((unit) => amount.endsWith(unit));
  return trailing ? amount.slice(0, -trailing.length).trim() : amount;
}
