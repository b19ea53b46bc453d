import type { Dispose } from '../../data/dispose';
import { guarded } from '../../data/guarded';
import * as page from '../../dom/page';
import { type CartSummary, readCartSummary } from './cart-summary';

type Listener = (summary: CartSummary | undefined) => void;

/** On this page; its `detail` may contain the cart's new summary. */
const UPDATE = 'cart:update';

/** Between the site's tabs. */
const CHANNEL = 'mortar-cart';

const listeners = new Set<Listener>();
let stopWatching: Dispose = () => {};

/**
 * Calls the listener when the visitor's cart may have changed: on this page, in another tab, or while the page was in
 * the back-forward cache. Passes the new summary if it is known.
 */
export function onCartChange(listener: Listener): Dispose {
  if (!listeners.size) stopWatching = watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (!listeners.size) stopWatching();
  };
}

/** Notifies the page, and thereby other tabs, of the cart's new summary. */
export function notifyCartChange(summary: CartSummary): void {
  page.dispatch(new CustomEvent(UPDATE, { detail: summary, bubbles: true }));
}

/** An open channel can keep a page out of the back-forward cache, so it is closed while the page is hidden. */
function watch(): Dispose {
  const controller = new AbortController();
  const { signal } = controller;
  let channel = openChannel();
  const onPageEvent = (event: Event) => {
    const summary = readCartSummary((event as CustomEvent).detail);
    channel?.postMessage(summary);
    notify(summary);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    channel = openChannel();
    notify(undefined);
  };
  addEventListener(UPDATE, onPageEvent, { signal, capture: true });
  addEventListener('pageshow', onPageShow, { signal });
  addEventListener('pagehide', () => channel?.close(), { signal });
  return () => {
    controller.abort();
    channel?.close();
  };
}

/** Without BroadcastChannel, other tabs are up to date after their next load. */
function openChannel(): BroadcastChannel | undefined {
  const channel = guarded(() => new BroadcastChannel(CHANNEL));
  if (channel) channel.onmessage = ({ data }) => notify(readCartSummary(data));
  return channel;
}

function notify(summary: CartSummary | undefined): void {
  for (const listener of listeners) listener(summary);
}
