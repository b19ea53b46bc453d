import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  contentVisibility,
  describeSubscription,
  donateCheckoutUrl,
  generateSku,
  giftCardCheckoutUrl,
  isSoldOut,
  isValidPriceCents,
  isValidSku,
  LIMITS,
  ProductType,
  readProduct,
  stockOf,
  subscribeCheckoutUrl,
  workflowLabel,
} from '../../../src/library';

afterEach(() => void vi.restoreAllMocks());

describe('stock', () => {
  const { PHYSICAL, DIGITAL, SERVICE, GIFT_CARD, PAYWALL } = ProductType;
  const none = { unlimited: false, qtyInStock: 0 };
  const three = { unlimited: false, qtyInStock: 3 };
  const endless = { unlimited: true, qtyInStock: 0 };

  it.each([
    ['nothing of one', { productType: PHYSICAL, variants: [none] }, 0],
    ['nothing of several', { productType: PHYSICAL, variants: [none, none] }, 0],
    ['some of one', { productType: PHYSICAL, variants: [none, three, three] }, 6],
    ['no limit to one', { productType: PHYSICAL, variants: [none, endless] }, Infinity],
    ['more sold than there was', { productType: PHYSICAL, variants: [{ qtyInStock: -2 }] }, 0],
    ['more sold of one than of the other', { variants: [{ qtyInStock: -2 }, three] }, 3],
    ['digits', { productType: PHYSICAL, variants: [{ qtyInStock: '2', unlimited: 'false' }] }, 2],
    ['a digital one', { productType: DIGITAL, variants: [none] }, Infinity],
    ['a service', { productType: SERVICE, variants: [none] }, 0],
    ['a gift card', { productType: GIFT_CARD, variants: [endless] }, Infinity],
    ['a paywall without variants', { productType: PAYWALL }, Infinity],
    ['no variants', { productType: PHYSICAL, variants: [] }, Infinity],
    ['variants that are none', { productType: PHYSICAL, variants: 'x' }, Infinity],
    ['no product', null, Infinity],
  ])('%s', (_what, product, stock) => {
    expect(stockOf(product)).toBe(stock);
    expect(isSoldOut(product)).toBe(stock === 0);
  });
});

it.each([
  ['digital', ProductType.DIGITAL],
  ['Digital', ProductType.DIGITAL],
  ['2', ProductType.DIGITAL],
  [2, ProductType.DIGITAL],
  ['GIFT_CARD', ProductType.GIFT_CARD],
  ['giftCard', ProductType.GIFT_CARD],
  ['gift card', ProductType.GIFT_CARD],
  ['physical', ProductType.PHYSICAL],
  ['service', ProductType.SERVICE],
  ['paywall', ProductType.PAYWALL],
  ['kettle', undefined],
  [null, undefined],
])('the product type %j is read as %j', (productType, code) => {
  expect(readProduct({ productType }).productType).toBe(code);
  const variants = [{ unlimited: false, qtyInStock: 0 }];
  expect(isSoldOut({ productType, variants })).toBe(code !== ProductType.DIGITAL);
});

it.each([
  [1, 'Available'],
  ['1', 'Available'],
  ['PUBLISHED', 'Available'],
  [2, 'Scheduled'],
  ['2', 'Scheduled'],
  ['draft', 'Hidden'],
  ['4', 'Hidden'],
  ['kettle', 'Unsupported'],
])('the workflow status %j is told as %s', (status, label) => expect(workflowLabel(status)).toBe(label));

it('a product is read with its variants, and what is malformed is left empty', () => {
  const variant = {
    price: 2500,
    salePrice: 2000,
    onSale: true,
    qtyInStock: 2,
    unlimited: false,
    optionValues: [{ value: 'Large' }, null],
    sku: 'SQ0000001',
  };
  const product = {
    productType: 2,
    variants: [variant, 7],
    priceCents: '900',
    salePriceCents: {},
    onSale: 1,
  };
  expect(readProduct(product)).toEqual({
    productType: 2,
    variants: [{ ...variant, optionValues: [{ value: 'Large' }] }],
    priceCents: 900,
    salePriceCents: undefined,
    onSale: false,
  });
});

it.each([
  [1, 'published', 'Available', 'published'],
  [2, 'scheduled', 'Scheduled', 'scheduled'],
  [3, 'needs review', 'Unsupported', 'needs_review'],
  [3, 'needs_review', 'Unsupported', 'needs_review'],
  [4, 'draft', 'Hidden', 'draft'],
  [4, 'Draft', 'Hidden', 'draft'],
  [5, 'private', 'Unsupported', 'draft'],
  [6, 'deleted', 'Unsupported', 'draft'],
  [0, '', 'Unsupported', 'draft'],
  ['1', 'Published', 'Available', 'published'],
  ['kettle', 'toString', 'Unsupported', 'draft'],
  [null, undefined, 'Unsupported', 'draft'],
])('the states %j and %j are %s to owners and %s to analytics', (code, word, label, visibility) => {
  for (const status of [code, word]) {
    expect(workflowLabel(status)).toBe(label);
    expect(contentVisibility(status)).toBe(visibility);
  }
});

describe('subscriptions', () => {
  it.each([
    [1, 'week', 0, 'Renews every week'],
    [1, 'month', '', 'Renews every month'],
    [1, 'year', undefined, 'Renews every year'],
    [2, 'week', null, 'Renews every 2 weeks'],
    [3, 'month', 6, 'Renews every 3 months for 6 payments'],
    [2, 'YEAR', 1, 'Renews every 2 years for 1 payment'],
    ['3', 'month', '6', 'Renews every 3 months for 6 payments'],
  ])('every %j %s, %j payments: %s', (value, unit, numBillingCycles, words) => {
    const plan = { billingPeriod: { value, unit }, numBillingCycles };
    expect(describeSubscription(plan as never)).toBe(words);
  });

  it.each([
    [{}, 'The unit of a billing period must be week, month or year, got undefined'],
    [undefined, /unit of a billing period/],
    [{ billingPeriod: { value: 1, unit: 'day' } }, /got "day"/],
    [
      { billingPeriod: { value: 0, unit: 'week' } },
      /value of a billing period must be an integer of at least 1/,
    ],
    [{ billingPeriod: { value: 1.5, unit: 'week' } }, /got 1.5/],
    [
      { billingPeriod: { value: 1, unit: 'week' }, numBillingCycles: -1 },
      /number of billing cycles .* got -1/,
    ],
    [{ billingPeriod: { value: 1, unit: 'week' }, numBillingCycles: {} }, /got an object/],
  ])('%j is refused', (plan, why) => {
    expect(() => describeSubscription(plan as never)).toThrow(why);
  });
});

describe('skus and prices', () => {
  it.each([
    [0, 'SQ0000000'],
    [0.00000012, 'SQ0000001'],
    [0.9999999999, 'SQ9999999'],
  ])('at the random number %d a sku is %s', (random, sku) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    expect(generateSku()).toBe(sku);
    expect(isValidSku(sku)).toBe(true);
  });

  it.each([
    ['a'.repeat(60), true],
    ['a'.repeat(61), false],
    [7, false],
    [undefined, false],
  ])('the sku %j is valid: %s', (sku, isValid) => {
    expect(isValidSku(sku)).toBe(isValid);
  });

  it.each([
    [0, true],
    [100_000_000, true],
    [100_000_001, false],
    [-1, false],
    [0.5, false],
    [Number.NaN, false],
    ['5', false],
  ])('a price of %j is valid: %s', (cents, isValid) => {
    expect(isValidPriceCents(cents)).toBe(isValid);
  });
});

it('limits are those of the specification', () => {
  expect(LIMITS).toEqual({
    priceCents: 100_000_000,
    skuLength: 60,
    tagLength: 50,
    categoryLength: 25,
    blocksPerLayout: 60,
    tracksPerAlbum: 60,
    orderableItems: 250,
    productsPerCollection: 200,
    nestedCategories: 10_000,
    photoGalleries: 20,
    gallerySize: 50,
  });
});

describe('ways into the checkout', () => {
  it('name what is bought', () => {
    expect(subscribeCheckoutUrl('a&b c')).toBe('/checkout/subscribe?cartToken=a%26b+c');
    expect(donateCheckoutUrl('5f')).toBe('/checkout/donate?donatePageId=5f');
    const card = { websiteId: 'w', giftCardProductId: 'g' };
    expect(giftCardCheckoutUrl(card)).toBe('/checkout/giftcard?websiteId=w&giftCardProductId=g');
    expect(giftCardCheckoutUrl({ ...card, sku: '' })).toBe(giftCardCheckoutUrl(card));
    expect(giftCardCheckoutUrl({ ...card, sku: 'SQ1' })).toBe(`${giftCardCheckoutUrl(card)}&sku=SQ1`);
  });

  it.each([
    [() => subscribeCheckoutUrl(''), 'The cartToken of a checkout must be a non-empty string, got ""'],
    [() => subscribeCheckoutUrl(undefined as never), /got undefined/],
    [() => donateCheckoutUrl(5 as never), /donatePageId of a checkout must be a non-empty string, got 5/],
    [() => giftCardCheckoutUrl({ websiteId: 'w' } as never), /giftCardProductId/],
    [() => giftCardCheckoutUrl(null as never), /websiteId/],
    [() => giftCardCheckoutUrl({ websiteId: 'w', giftCardProductId: 'g', sku: 5 as never }), /sku/],
  ])('lead nowhere without it (%#)', (build, why) => {
    expect(build).toThrow(why);
  });
});
