import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCIES,
  type CurrencyCode,
  describeSubscription,
  formatMoney,
  isSoldOut,
  parseMoney,
  stockOf,
} from '../../../src/library';
import { anything } from '../arbitraries';

const RUNS = { numRuns: 100_000 };
const currency = fc.constantFrom(...(Object.keys(CURRENCIES) as CurrencyCode[]));
const cents = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -100_000, max: 100_000 }));

function refused(call: () => unknown): string | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    return (error as Error).name;
  }
}

describe('money', () => {
  it('in words is the same money when it is read', () => {
    fc.assert(
      fc.property(cents, currency, (cents, currency) => {
        expect(parseMoney(formatMoney({ cents, currency }), currency)).toEqual({
          cents: cents + 0,
          currency,
        });
      }),
      RUNS,
    );
  }, 60_000);

  it('has the digits that Intl writes', () => {
    const writers = [0, 2].map((digits) => new Intl.NumberFormat('en', { minimumFractionDigits: digits }));
    fc.assert(
      fc.property(cents, fc.constantFrom('USD', 'JPY'), (cents, currency) => {
        const { fractionDigits } = CURRENCIES[currency];
        const exact = BigInt(Math.abs(cents)).toString().padStart(3, '0');
        const decimal = fractionDigits ? `${exact.slice(0, -2)}.${exact.slice(-2)}` : exact;
        const words = writers[fractionDigits / 2]?.format(decimal as never);
        expect(formatMoney({ cents: Math.abs(cents), currency }).slice(1)).toBe(words);
      }),
      { numRuns: 20_000 },
    );
  }, 60_000);

  it('in any text is an amount or refused by name', () => {
    const piece = fc.constantFrom(
      '$',
      '€',
      'kr',
      'USD',
      ',',
      '.',
      '-',
      '−',
      ' ',
      '1',
      '23',
      '456',
      '000',
      '9'.repeat(16),
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, currency, (text, currency) => {
        const name = refused(() => {
          const { cents } = parseMoney(text, currency);
          if (parseMoney(formatMoney({ cents, currency }), currency).cents !== cents) throw new Error(text);
        });
        return name === undefined || name === 'UnexpectedValueError';
      }),
      RUNS,
    );
  }, 60_000);

  it('of anything is written or refused by name', () => {
    fc.assert(
      fc.property(anything, anything, (a, b) => {
        for (const call of [() => formatMoney(a as never), () => parseMoney(a as never, b as never)])
          expect(refused(call)).toBe('UnexpectedValueError');
      }),
      { numRuns: 5000 },
    );
  }, 60_000);
});

it('a product is sold out exactly when there are none of it', () => {
  const variant = fc.record({ unlimited: fc.boolean(), qtyInStock: fc.integer() }, { requiredKeys: [] });
  const product = fc.oneof(
    fc.record({ productType: fc.integer({ min: 0, max: 6 }), variants: fc.array(variant) }),
    anything,
  );
  fc.assert(
    fc.property(product, (product) => {
      expect(stockOf(product)).toBeGreaterThanOrEqual(0);
      expect(isSoldOut(product)).toBe(stockOf(product) === 0);
    }),
    { numRuns: 5000 },
  );
}, 60_000);

it('a plan of any numbers is described or refused by name', () => {
  const plan = fc.record({
    billingPeriod: fc.record({
      value: fc.oneof(fc.nat(), anything),
      unit: fc.constantFrom('week', 'month', 'year', 5),
    }),
    numBillingCycles: fc.oneof(fc.nat(), anything),
  });
  fc.assert(
    fc.property(plan, (plan) => {
      const name = refused(() => expect(describeSubscription(plan as never)).toMatch(/^Renews every /));
      expect([undefined, 'UnexpectedValueError']).toContain(name);
    }),
    { numRuns: 3000 },
  );
}, 60_000);
