import { operate } from '../../dom/delegate';
import type { MountBlock } from '../../runtime/types';

/** A product in a list, a summary or a block of its own. */
const PRODUCTS = '.grid-item, .ProductList-item, .summary-item, .product-block';

/** A quick view button leads to the page of its product, of which it would show a part. */
export const mountQuickView: MountBlock = (button) => {
  const controller = new AbortController();
  const link = button.closest(PRODUCTS)?.querySelector<HTMLElement>('a[href]');
  if (link && !button.closest('a[href]')) operate(button, () => link.click(), controller.signal);
  return () => controller.abort();
};
