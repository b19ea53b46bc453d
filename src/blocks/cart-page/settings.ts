import { CURRENCIES, DEFAULT_CURRENCY, isCurrencyCode } from '../../commerce/currencies';
import { readMinimumOrder } from '../../commerce/minimum-order';
import { data, type Setting, text } from '../settings';

const storeCurrency: Setting<keyof typeof CURRENCIES> = {
  parse: (written) => (isCurrencyCode(written) ? written : undefined),
  fallback: DEFAULT_CURRENCY,
  attributes: ['data-store-currency'],
  allowed: `one of ${Object.keys(CURRENCIES).join(', ')}`,
};

export const settings = {
  storeCurrency,
  minimumOrderSubtotal: data(
    readMinimumOrder,
    'an amount such as 25.00, or {"value":"25.00","currency":"EUR"}',
    'data-minimum-order-subtotal',
  ),
  continueShoppingLinkUrl: text('/', 'data-continue-shopping-link-url'),
};
