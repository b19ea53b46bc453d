import { cartCalls } from '../../commerce/cart/cart-calls';
import type { CartSummary } from '../../commerce/cart/cart-summary';
import { createFeed } from '../../commerce/cart/feed';
import { insertMountPoint } from '../../components/mount-point';
import visuallyHidden from '../../components/visually-hidden.css';
import { createDisposables, type Dispose } from '../../data/dispose';
import { addStyles } from '../../dom/styles';
import type { Runtime } from '../../runtime/types';
import { countLabel } from './count-label';
import type { CartIndicator } from './settings';
import { createView } from './view';

/** One feed for all indicators on the page, since they show the same cart. */
const feed = createFeed<CartSummary>({
  name: 'cart-indicator',
  ask: ({ http }) => cartCalls(http).getCartSummary(),
  follow: (summary, known) => ({ ...summary, subtotal: summary.subtotal || subtotalOf(summary, known) }),
});

/** The last known subtotal, for a script that knows the count alone; nothing costs nothing. */
function subtotalOf({ items }: CartSummary, known: CartSummary | undefined): string {
  return items ? (known?.subtotal ?? '') : '0';
}

/** Shows the cart's number of items and subtotal; until these are known, the server's values stay. */
export function startCartIndicator(block: CartIndicator): Dispose {
  const { runtime } = block;
  const disposables = createDisposables();
  const view = createView(block);
  runtime.chunks.load('messages').catch(() => {}); // together with the cart, not after it; the label reports a failure
  disposables.add(addStyles(visuallyHidden, runtime.tag.nonce));
  disposables.add(view.restore);
  disposables.add(announceChanges(runtime));
  disposables.add(feed.join(runtime));
  const showKnown = () => {
    const { value } = feed.known.get();
    if (value) void view.show(value);
  };
  disposables.add(feed.known.subscribe(showKnown));
  showKnown();
  return disposables.dispose;
}

let users = 0;
let stopAnnouncing: Dispose;

/** Announces changes of the count to screen readers, once for all indicators. */
function announceChanges(runtime: Runtime): Dispose {
  if (!users++) stopAnnouncing = announce(runtime);
  return () => {
    if (!--users) stopAnnouncing();
  };
}

function announce(runtime: Runtime): Dispose {
  const disposables = createDisposables();
  const status = insertMountPoint(disposables, runtime, {
    className: 'mortar-visually-hidden',
    styles: visuallyHidden,
  });
  status.setAttribute('role', 'status');
  let announced: CartSummary | undefined;
  const follow = async () => {
    const summary = feed.known.get().value;
    const before = announced;
    announced = summary;
    if (!before || !summary || before.items === summary.items) return;
    const message = await countLabel(runtime, summary);
    if (announced === summary) status.textContent = message;
  };
  disposables.add(feed.known.subscribe(() => void follow().catch(() => {}))); // the indicators report the same failure
  return disposables.dispose;
}
