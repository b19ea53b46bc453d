import type { Cart } from '../../commerce/cart/cart';
import { cartCalls } from '../../commerce/cart/cart-calls';
import { summaryOf } from '../../commerce/cart/cart-summary';
import { notifyCartChange } from '../../commerce/cart/changes';
import { createFeed } from '../../commerce/cart/feed';
import type { Runtime } from '../../runtime/types';

/** One feed for all carts on the page. After changes made here the cart is known without a request. */
export const cartFeed = createFeed<Cart>({
  name: 'cart-page',
  ask: ({ http }) => cartCalls(http).getCart(),
  follow: (_summary, cart) => (isNotifying ? cart : undefined),
});

let isNotifying = false;

/** Changes run one after another, so that the last response is the newest. */
let lastChange: Promise<unknown> = Promise.resolve();

type Change = (calls: ReturnType<typeof cartCalls>) => Promise<Cart>;

/** Changes the cart and notifies the page. Rejects with a RequestError; the cart is then unchanged. */
export function changeCart(runtime: Runtime, currency: string, change: Change): Promise<Cart> {
  const made = lastChange.then(async () => {
    const cart = await change(cartCalls(runtime.http));
    cartFeed.set(cart);
    isNotifying = true;
    notifyCartChange(summaryOf(cart, currency));
    isNotifying = false;
    return cart;
  });
  lastChange = made.catch(() => {}); // the caller handles it
  return made;
}
