import { cartCalls } from '../../commerce/cart/cart-calls';
import { createFeed } from '../../commerce/cart/feed';
import type { CartSummary } from '../../commerce/cart/cart-summary';
import { addStyles } from '../../dom/styles';
import type { Stop } from '../../runtime/types';
import { createLifetime } from '../../data/disposables';
import { SPOKEN_STYLES } from '../../components/visually-hidden';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { announceChanges } from './announce';
import type { settings } from './settings';
import { createView } from './view';

export type CartIndicator = MountedBlock<typeof settings>;

/** One for all indicators of the page: they show the same cart. */
const feed = createFeed<CartSummary>({
  name: 'cart-indicator',
  ask: ({ http }) => cartCalls(http).getCartSummary(),
  follow: (summary, known) => ({ ...summary, subtotal: summary.subtotal || (known?.subtotal ?? '') }),
});

/** Shows how many items the visitor's cart has and what they come to; until that is known, what the server wrote. */
export function startCartIndicator(block: CartIndicator): Stop {
  const { runtime } = block;
  const life = createLifetime();
  const view = createView(block);
  life.keep(addStyles(SPOKEN_STYLES, runtime.tag.nonce));
  life.keep(view.putBack);
  life.keep(announceChanges(runtime, feed.known));
  life.keep(feed.join(runtime));
  const showKnown = () => {
    const { value } = feed.known.get();
    if (value) view.show(value);
  };
  life.keep(feed.known.subscribe(showKnown));
  showKnown();
  return life.end;
}
