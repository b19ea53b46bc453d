import { type CartSummary, hasMany } from '../../commerce/cart/cart-summary';
import { say } from '../../i18n/t';
import { sayWith } from '../../i18n/format-message';
import type { Runtime } from '../../runtime/types';

/** How many items there are, for those who hear it. */
export async function spokenCount(runtime: Runtime, summary: CartSummary): Promise<string> {
  return hasMany(summary)
    ? say(runtime, 'More than 100 items in cart')
    : sayWith(runtime, '{items, plural, one {# item in cart} other {# items in cart}}', {
        items: summary.items,
      });
}
