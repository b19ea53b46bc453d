import { type CartSummary, hasMany } from '../../commerce/cart/cart-summary';
import { formatMessage, t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';

/** The number of items as text for screen readers. */
export async function countLabel(runtime: Runtime, summary: CartSummary): Promise<string> {
  return hasMany(summary)
    ? t(runtime, 'More than 100 items in cart')
    : formatMessage(runtime, '{items, plural, one {# item in cart} other {# items in cart}}', {
        items: summary.items,
      });
}
