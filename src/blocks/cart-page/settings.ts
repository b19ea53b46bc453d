import { isIsoCurrency } from '../../commerce/amount';
import { DEFAULT_CURRENCY } from '../../commerce/currencies';
import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';
import { data, type Setting, text } from '../../runtime/block/settings';
import { readMinimumOrder } from './minimum-order';

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

export const description: BlockDescription<typeof settings> = {
  summary: 'The cart with its products, quantities and the way to the checkout.',
  settings: {
    storeCurrency: {
      meaning:
        'The currency of every amount. One that is not among the 27 known currencies is written with its ISO code.',
      byDefault: 'the shop’s, else `USD`',
    },
    minimumOrderSubtotal: {
      meaning: 'The minimum order subtotal; below it, a message explains why the visitor can’t check out.',
      byDefault: 'the shop’s',
    },
    continueShoppingLinkUrl: {
      meaning: 'The address of “Continue Shopping”.',
      byDefault: 'the shop’s, else `/`',
    },
  },
};

export type CartPageProps = BlockProps<typeof settings>;
