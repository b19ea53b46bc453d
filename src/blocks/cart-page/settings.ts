import { isIsoCurrency } from '../../commerce/amount';
import { DEFAULT_CURRENCY } from '../../commerce/currencies';
import { readMinimumOrder } from '../../commerce/minimum-order';
import type { BlockProps } from '../../runtime/block/react-block';
import { data, type Setting, text } from '../../runtime/block/settings';

const storeCurrency: Setting<string> = {
  parse: (raw) => (isIsoCurrency(raw) ? raw : undefined),
  fallback: DEFAULT_CURRENCY,
  attributes: ['data-store-currency'],
  allowed: 'an ISO code such as EUR',
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

export type CartPageProps = BlockProps<typeof settings>;
