export interface Currency {
  /** The common symbol, made unambiguous where possible. */
  readonly symbol: string;
  /** Digits after the decimal separator; 1 is 10 to this power in minor units. */
  readonly fractionDigits: number;
  /** How an amount is formatted; `%v` is the number. */
  readonly template: string;
}

/** Currencies that a site can sell in (specification, section 3, money). */
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

/** The currency of a site that sets none (specification, section 3, money). */
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
