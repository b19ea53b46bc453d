export interface Currency {
  /** What people write for it, told apart from other currencies' signs where it can be. */
  readonly symbol: string;
  /** Digits after the decimal separator: an amount of 1 is 10 to their power in minor units. */
  readonly fractionDigits: number;
  /** How an amount is written, the number standing for `%v`. */
  readonly template: string;
}

/** The currencies that a site can sell in (specification, section 3, money). */
export const CURRENCIES = {
  EUR: before('€'),
  USD: before('$'),
  AUD: before('A$'),
  NOK: after('kr'),
  CAD: before('CA$'),
  NZD: before('NZ$'),
  DKK: after('kr.'),
  GBP: before('£'),
  HKD: before('HK$'),
  CHF: before('CHF', ' '),
  MXN: before('MX$'),
  SGD: before('S$'),
  SEK: after('kr'),
  CZK: after('Kč'),
  ILS: before('₪'),
  PHP: before('₱'),
  RUB: before('₽'),
  PLN: after('zł'),
  THB: before('฿'),
  MYR: before('RM'),
  ARS: before('AR$'),
  BRL: before('R$'),
  COP: before('COL$'),
  IDR: before('Rp'),
  INR: before('₹'),
  JPY: { ...before('¥'), fractionDigits: 0 },
  ZAR: before('R'),
} as const satisfies Readonly<Record<string, Currency>>;

export type CurrencyCode = keyof typeof CURRENCIES;

/** What a site sells in that names no currency (specification, section 3, money). */
export const DEFAULT_CURRENCY: CurrencyCode = 'USD';

export function isCurrencyCode(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(CURRENCIES, code);
}

function before(symbol: string, space = ''): Currency {
  return { symbol, fractionDigits: 2, template: `${symbol}${space}%v` };
}

function after(symbol: string): Currency {
  return { symbol, fractionDigits: 2, template: `%v ${symbol}` };
}
