import { cartCalls } from '../../commerce/cart/cart-calls';
import type { CartSummary } from '../../commerce/cart/cart-summary';
import { createFeed } from '../../commerce/cart/feed';
import visuallyHidden from '../../components/visually-hidden.css';
import type { Dispose } from '../../data/dispose';
import { createDisposables } from '../../data/dispose';
import { addStyles } from '../../dom/styles';
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
export function startCartIndicator(block: CartIndicator): Dispose {
  const { runtime } = block;
  const disposables = createDisposables();
  const view = createView(block);
  disposables.add(addStyles(visuallyHidden, runtime.tag.nonce));
  disposables.add(view.restore);
  disposables.add(announceChanges(runtime, feed.known));
  disposables.add(feed.join(runtime));
  const showKnown = () => {
    const { value } = feed.known.get();
    if (value) view.show(value);
  };
  disposables.add(feed.known.subscribe(showKnown));
  showKnown();
  return disposables.dispose;
}
