import { dataOf } from '../../api/reply';
import type { Http } from '../../runtime/call';
import { readCart } from './cart';
import { readCartSummary } from './cart-summary';

const CART = 'commerce/cart';

/** The visitor's cart. The specification defines no calls for it; those that change it return the changed cart. */
export const cartCalls = (request: Http) => ({
  getCartSummary: () =>
    request('GET', `${CART}/summary`, { read: (reply) => readCartSummary(dataOf(reply)) }),

  getCart: () => request('GET', CART, { read: cartIn }),

  /** Without a SKU, the product's only variant. */
  addItem: (item: { readonly productId: string; readonly sku: string | null; readonly quantity: number }) =>
    request('POST', `${CART}/items`, { json: item, read: cartIn }),

  setQuantity: (id: string, quantity: number) =>
    request('PUT', addressOf(id), { json: { quantity }, read: cartIn }),

  removeItem: (id: string) => request('DELETE', addressOf(id), { read: cartIn }),
});

function addressOf(id: string): string {
  return `${CART}/items/${encodeURIComponent(id)}`;
}

function cartIn(reply: unknown) {
  const data = dataOf(reply);
  return Array.isArray(data.entries) ? readCart(data) : undefined;
}
