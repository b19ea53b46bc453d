import { describe, expect, it } from 'vitest';
import { CURRENCIES, describeInstallments, formatMoney, parseMoney } from '../../../src/library';

/** The specification's list. */
const LISTED =
  'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR';

describe('currencies', () => {
  it('are the 27 that the specification lists', () => {
    expect(Object.keys(CURRENCIES)).toEqual(LISTED.split(' '));
  });

  it.each(Object.entries(CURRENCIES))(
    '%s has two digits after the separator, and a yen none',
    (code, currency) => {
      expect(currency.fractionDigits).toBe(code === 'JPY' ? 0 : 2);
      expect(currency.template).toContain(currency.symbol);
      expect(currency.template).toMatch(/^[^%]*%v[^%]*$/);
    },
  );

  /** Nobody has coins for these: Intl leaves out the cents that the specification gives them. */
  const withoutCents = ['COP', 'IDR'];
  it.each(LISTED.split(' ').filter((code) => !withoutCents.includes(code)))(
    '%s has the digits of Intl',
    (code) => {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', {
        style: 'currency',
        currency: code,
      }).resolvedOptions();
      expect(CURRENCIES[code as keyof typeof CURRENCIES].fractionDigits).toBe(maximumFractionDigits);
    },
  );

  it.each(['EUR', 'USD', 'AUD', 'CAD', 'NZD', 'GBP', 'HKD', 'MXN', 'ILS', 'PHP', 'BRL', 'INR', 'JPY'])(
    '%s is written as Intl does in English',
    (currency) => {
      const { fractionDigits } = CURRENCIES[currency as keyof typeof CURRENCIES];
      const intl = new Intl.NumberFormat('en', { style: 'currency', currency });
      for (const cents of [0, 7, 99, 100, 123_450, -5, 99_999_999])
        expect(formatMoney({ cents, currency })).toBe(intl.format(cents / 10 ** fractionDigits));
    },
  );
});

describe('formatting', () => {
  it.each([
    [123_450, 'USD', '$1,234.50'],
    [0, 'USD', '$0.00'],
    [-0, 'USD', '$0.00'],
    [5, 'USD', '$0.05'],
    [-5, 'USD', '-$0.05'],
    [100_000_000, 'EUR', '€1,000,000.00'],
    [1234, 'JPY', '¥1,234'],
    [1, 'JPY', '¥1'],
    [123_450, 'SEK', '1,234.50 kr'],
    [123_450, 'NOK', '1,234.50 kr'],
    [123_450, 'DKK', '1,234.50 kr.'],
    [123_450, 'CZK', '1,234.50 Kč'],
    [123_450, 'PLN', '1,234.50 zł'],
    [123_450, 'CHF', 'CHF 1,234.50'],
    [Number.MAX_SAFE_INTEGER, 'USD', '$90,071,992,547,409.91'],
    [-Number.MAX_SAFE_INTEGER, 'JPY', '-¥9,007,199,254,740,991'],
  ])('%d minor units of %s are %s', (cents, currency, words) => {
    expect(formatMoney({ cents, currency })).toBe(words);
  });

  it.each([
    [{ cents: 5 }, /^The currency of an amount must be one of EUR, .*, got undefined$/],
    [{ cents: 5, currency: '' }, /got ""$/],
    [{ cents: 5, currency: 'usd' }, /got "usd"$/],
    [{ cents: 5, currency: 'toString' }, /got "toString"$/],
    [{ cents: 0.5, currency: 'USD' }, 'The cents of an amount must be an integer, got 0.5'],
    [{ cents: 2 ** 53, currency: 'USD' }, /integer, got 9007199254740992/],
    [{ cents: Number.NaN, currency: 'USD' }, /got NaN/],
    [{ cents: '5', currency: 'USD' }, /got "5"/],
    [{ currency: 'USD' }, /got undefined/],
    [undefined, /currency of an amount/],
    [null, /currency of an amount/],
  ])('%j is refused', (money, why) => {
    expect(() => formatMoney(money as never)).toThrow(why);
    expect(() => formatMoney(money as never)).toThrow(
      expect.objectContaining({ name: 'UnexpectedValueError' }),
    );
  });
});

describe('reading', () => {
  it.each([
    ['$1,234.50', 'USD', 123_450],
    ['1234.5', 'USD', 123_450],
    ['USD 1,234.50', 'USD', 123_450],
    ['1234.50 USD', 'USD', 123_450],
    ['  $ 12 ', 'USD', 1200],
    ['.5', 'USD', 50],
    ['-$0.05', 'USD', -5],
    ['−5', 'USD', -500],
    ['-0', 'USD', 0],
    ['007', 'USD', 700],
    ['¥1,234', 'JPY', 1234],
    ['1,234.50\u00a0kr', 'SEK', 123_450],
    ['1,234.50 kr.', 'DKK', 123_450],
    ['12.30 zł', 'PLN', 1230],
    ['A$5', 'AUD', 500],
    ['R$5', 'BRL', 500],
    ['$90,071,992,547,409.91', 'USD', Number.MAX_SAFE_INTEGER],
  ])('%j in %s is %d', (text, currency, cents) => {
    expect(parseMoney(text, currency)).toEqual({ cents, currency });
  });

  it.each([
    ['', 'USD'],
    ['$', 'USD'],
    ['.', 'USD'],
    ['1,5', 'USD'],
    ['1.234,50', 'EUR'],
    ['1,23,456', 'USD'],
    ['1.005', 'USD'],
    ['5.', 'USD'],
    ['1.0', 'JPY'],
    ['€5', 'USD'],
    ['R$5', 'ZAR'],
    ['--5', 'USD'],
    ['1e3', 'USD'],
    ['٣', 'USD'],
    ['90071992547409.92', 'USD'],
    ['9'.repeat(400), 'USD'],
    [5, 'USD'],
    [null, 'USD'],
    ['5', 'XXX'],
    ['5', undefined],
  ])('%j in %s is refused', (text, currency) => {
    expect(() => parseMoney(text as never, currency as never)).toThrow(
      expect.objectContaining({ name: 'UnexpectedValueError' }),
    );
  });

  it('a refusal shows how amounts are written', () => {
    expect(() => parseMoney('1,5', 'SEK')).toThrow('An amount must be written like 1,234.56 kr, got "1,5"');
  });
});

describe('installments', () => {
  const dollars = (cents: number) => ({ cents, currency: 'USD' }) as const;

  it.each([
    [4, '4 interest-free payments. Orders between $50.00 and $1,000.00.'],
    [1, '1 interest-free payment. Orders between $50.00 and $1,000.00.'],
  ])('%d payments', (payments, words) => {
    expect(describeInstallments({ payments, min: dollars(5000), max: dollars(100_000) })).toBe(words);
  });

  it.each([
    [0, dollars(1), dollars(2), /number of payments must be an integer of at least 1, got 0/],
    [1.5, dollars(1), dollars(2), /got 1.5/],
    [4, dollars(3), dollars(2), /maximum order must be at least \$0.03, got "\$0.02"/],
    [4, dollars(1), { cents: 2, currency: 'EUR' } as const, /maximum order/],
    [4, undefined, dollars(2), /currency of an amount/],
  ])('%d payments from %j to %j are refused', (payments, min, max, why) => {
    expect(() => describeInstallments({ payments, min: min as never, max })).toThrow(why);
  });
});
