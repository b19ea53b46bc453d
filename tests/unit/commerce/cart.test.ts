import { describe, expect, it } from 'vitest';
import { readMinimumOrder, unreachedMinimum } from '../../../src/blocks/cart-page/minimum-order';
import { filledReviews, withoutStars } from '../../../src/blocks/product-reviews/review';
import { readCart } from '../../../src/commerce/cart/cart';
import {
  centsOf,
  hasMany,
  readCartSummary,
  subtotalText,
  summaryOf,
} from '../../../src/commerce/cart/cart-summary';

/** The specification, section 3, shopping cart. */
const FIELDS =
  'id, websiteId, orderId, created, isPurchased, entries, shippingOptions, selectedShippingOption, shippingLocation, applicableTaxRules, coupons, validCoupons, invalidCoupons, subtotalCents, subtotalAmount, taxCents, shippingCostCents, discountCents, grandTotalCents, totalQuantity, hasDigital, purelyDigital, requiresShipping';

describe('a cart', () => {
  it('has every field of the specification, each of its type', () => {
    expect(Object.keys(readCart({}))).toEqual(FIELDS.split(', '));
    expect(readCart(null)).toMatchObject({ entries: [], subtotalCents: 0, hasDigital: false });
  });

  it.each([
    [1760000000000, 1760000000000],
    ['1760000000000', 1760000000000],
    ['2026-11-21T08:00:00.000Z', '2026-11-21T08:00:00.000Z'],
    ['2026-11-21', '2026-11-21'],
    ['some day', undefined],
    [null, undefined],
  ])('created at %j keeps %j', (created, kept) => expect(readCart({ created }).created).toBe(kept));

  it('keeps the entries that can be changed, and nothing of a wrong type in them', () => {
    const { entries } = readCart({
      entries: [{ id: 'a', title: 'Bowl', quantity: '2', unitPriceCents: 99.6 }, { title: 'No id' }, 7, null],
    });
    expect(entries).toMatchObject([
      { id: 'a', title: 'Bowl', quantity: 2, unitPriceCents: 100, fullUrl: '' },
    ]);
  });

  it('has ids that may be numbers', () => {
    const cart = readCart({ id: 1, entries: [{ id: 0 }, { id: 7 }, { id: ' ' }, { id: Number.NaN }] });
    expect([cart.id, ...cart.entries.map(({ id }) => id)]).toEqual(['1', '0', '7']);
  });

  it.each([
    [{ totalQuantity: 3, subtotalCents: 1250 }, 'EUR', { items: 3, subtotal: '12.50' }],
    [{ totalQuantity: 1, subtotalCents: 1250 }, 'JPY', { items: 1, subtotal: '1250' }],
    [{ totalQuantity: 1, subtotalCents: 1250 }, 'HUF', { items: 1, subtotal: '12.50' }],
    [{ totalQuantity: 1, subtotalCents: 1250 }, 'KWD', { items: 1, subtotal: '1.250' }],
    [{}, 'USD', { items: 0, subtotal: '0.00' }],
  ] as const)('%j in %s is %j in short', (cart, currency, summary) => {
    expect(summaryOf(readCart(cart), currency)).toEqual(summary);
  });
});

describe('a cart summary', () => {
  it.each([
    [
      { items: 2, subtotal: '5.00' },
      { items: 2, subtotal: '5.00' },
    ],
    [{ items: '2' }, { items: 2, subtotal: '' }],
    [
      { items: 2.9, subtotal: 5 },
      { items: 2, subtotal: '' },
    ],
    [{ items: -1 }, undefined],
    [{ items: 'many' }, undefined],
    [[], undefined],
    [undefined, undefined],
  ])('%j is read as %j', (data, summary) => {
    expect(readCartSummary(data)).toEqual(summary);
  });

  it.each([
    [99, false],
    [100, false],
    [101, true],
  ])('%d items are more than are counted out: %s', (items, isMany) => {
    expect(hasMany({ items, subtotal: '' })).toBe(isMany);
  });

  it.each([
    ['12.5', 'EUR', '€12.50'],
    ['1234', 'JPY', '¥1,234'],
    ['1234.00', 'SEK', '1,234.00 kr'],
    ['€12.50', 'EUR', '€12.50'],
    ['12,50 €', 'EUR', '12,50 €'],
    ['', 'EUR', ''],
    ['1e3', 'EUR', '1e3'],
    ['1200', 'HUF', 'HUF\u00a01,200.00'],
    ['1200', 'KRW', 'KRW\u00a01,200'],
    ['1.5', 'KWD', 'KWD\u00a01.500'],
    ['1200 Ft', 'Forint', '1200 Ft'],
    ['1200', 'Forint', undefined],
  ] as const)('the subtotal %j in %s is shown as %j', (subtotal, currency, shown) => {
    expect(subtotalText(subtotal, currency)).toBe(shown);
  });

  it.each([
    [0, 'BIF CLP DJF GNF ISK KMF KRW PYG RWF UGX VND VUV XAF XOF XPF JPY'],
    [2, 'EUR HUF TRY TWD'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
  ])('has %i digits after the point in %s', (digits, currencies) => {
    const number = `1.${'0'.repeat(digits)}`.replace(/\.$/, '');
    for (const currency of currencies.split(' '))
      expect(subtotalText('1', currency)?.match(/[\d.]*\d/)?.[0]).toBe(number);
  });

  it('an amount beyond exact numbers is none', () => {
    expect(centsOf('99999999999999999', 'EUR')).toBeUndefined();
  });
});

describe('the minimum order subtotal', () => {
  it.each([
    ['25.00', { value: '25.00', currency: undefined }],
    [25, { value: '25', currency: undefined }],
    [
      { value: '25.00', currency: 'USD' },
      { value: '25.00', currency: 'USD' },
    ],
    [
      { value: '25', currency: 'euro' },
      { value: '25', currency: undefined },
    ],
    [
      { value: '25', currency: 'HUF' },
      { value: '25', currency: 'HUF' },
    ],
    ['much', undefined],
    [-1, undefined],
    [{}, undefined],
  ])('%j is read as %j', (data, minimum) => {
    expect(readMinimumOrder(data)).toEqual(minimum);
  });

  it.each([
    ['10.00', 999, 1000],
    ['10.00', 1000, undefined],
    ['0.00', 0, undefined],
  ])('%s is missing at %d cents: %s', (value, cents, missing) => {
    const minimum = unreachedMinimum({ value, currency: undefined }, { cents, currency: 'EUR' });
    expect(minimum?.cents).toBe(missing);
  });

  it('is ignored in another currency, or if there is none', () => {
    expect(unreachedMinimum({ value: '10', currency: 'USD' }, { cents: 1, currency: 'EUR' })).toBeUndefined();
    expect(unreachedMinimum(null, { cents: 0, currency: 'EUR' })).toBeUndefined();
  });
});

describe('reviews', () => {
  const review = (productId: string, rating: number, text = '') => ({ productId, rating, text });
  it.each([
    [[review('a', 0), review('b', 0)], ['a', 'b'], []],
    [[review('a', 4), review('b', 0)], [], ['a']],
    [[review('a', 4), review('b', 0, 'words')], ['b'], ['a']],
    [[review('a', 4, 'words'), review('b', 1)], [], ['a', 'b']],
    [[review('a', 4), review('b', 0, '  ')], [], ['a']],
  ])('of %j those without stars are %j, and those to be sent %j', (reviews, missing, given) => {
    expect(withoutStars(reviews)).toEqual(missing);
    expect(filledReviews(reviews).map(({ productId }) => productId)).toEqual(given);
  });
});
