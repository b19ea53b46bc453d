import { checkoutPath } from '../../../commerce/checkout-path';
import type { Dispose } from '../../../data/dispose';
import { replaceText } from '../../../i18n/replaced-text';
import { t } from '../../../i18n/t';
import type { Runtime } from '../../../runtime/types';
import { showToast } from './show-toast';

const GIFT_CARD = '[data-product-type="4"]';

/** The label of every product that its owner has not named; a label in another language stays. */
const UNNAMED = '[data-use-custom-label="false"][data-original-label="Add To Cart"]';

/** A gift card is never in a cart: it has a checkout of its own. */
export function isGiftCard(button: Element): boolean {
  return button.matches(GIFT_CARD);
}

/** The server's label promises a cart. */
export function labelGiftCard(button: Element, runtime: Runtime): Dispose {
  const label = button.matches(GIFT_CARD + UNNAMED) && button.querySelector('.sqs-add-to-cart-button-inner');
  if (!label) return () => {};
  const { write, restore } = replaceText(label);
  write(t(runtime, 'Purchase'));
  return restore;
}

export function buyGiftCard(productId: string, sku: string | null, runtime: Runtime): void {
  const { id: websiteId } = runtime.site.website;
  const query = { giftCardProductId: productId, ...(sku && { sku }) };
  if (websiteId) location.assign(location.origin + checkoutPath('giftcard', { websiteId, ...query }));
  else showToast(runtime, t(runtime, 'Unable to add item'));
}
