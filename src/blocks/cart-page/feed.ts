import type { Cart } from '../../commerce/cart/cart';
import { cartCalls } from '../../commerce/cart/cart-calls';
import { summaryOf } from '../../commerce/cart/cart-summary';
import { tellCartChange } from '../../commerce/cart/changes';
import { createFeed } from '../../commerce/cart/feed';
import type { Runtime } from '../../runtime/types';

/** One for all carts of the page. Only what is changed from here is known without asking. */
export const cartFeed = createFeed<Cart>({
  name: 'cart-page',
  ask: ({ http }) => cartCalls(http).getCart(),
  follow: (_summary, cart) => (isTelling ? cart : undefined),
});

let isTelling = false;

/** Changes are made one after the other, so that the last answer is the newest. */
let lastChange: Promise<unknown> = Promise.resolve();

type Change = (calls: ReturnType<typeof cartCalls>) => Promise<Cart>;

/** Changes the cart and tells the page. Rejects with a RequestError; then the cart is as it was. */
export function changeCart(runtime: Runtime, currency: string, change: Change): Promise<Cart> {
  const made = lastChange.then(async () => {
    const cart = await change(cartCalls(runtime.http));
    cartFeed.set(cart);
    isTelling = true;
    tellCartChange(summaryOf(cart, currency));
    isTelling = false;
    return cart;
  });
  lastChange = made.catch(() => {}); // its caller says so
  return made;
}
