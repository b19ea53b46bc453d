import { leadsToCheckout } from '../commerce/checkout-link';
import { onEventWithin } from '../dom/delegate';
import { afterHandlers } from '../dom/page';
import { readCookie } from '../runtime/cookies';
import type { Runtime } from '../runtime/types';
import { withChunk } from '../runtime/with-chunk';
import { firePixel } from '../visitor/tracking/facebook-pixel';

/** Events on elements that load the chunk which handles them. */
const DELEGATED = [
  ['click', '[data-quick-view]', 'author'],
  ['click', '[href*="goto-checkout"],[formaction*="goto-checkout"]', 'checkout'],
  ['submit', '[action*="goto-checkout"]', 'checkout'],
  ['pointerover', '[data-tooltip]', 'tooltip'],
  ['focusin', '[data-tooltip]', 'tooltip'],
  ['play', '*', 'media'],
] as const;

/** Elements whose click makes a call and may leave the page: the click would be too late to load the call's code. */
const CALLING = '[data-quick-view],[onclick*="mortar."]';

/** Loads a chunk when the visitor uses an element that it handles, or plays media. */
export function delegated(runtime: Runtime): void {
  for (const [type, selector, part] of DELEGATED) {
    const handle = (element: Element, event: Event) => {
      const load = (onFail?: () => void) =>
        withChunk(runtime, part, (chunk) => chunk.handleDelegated(runtime, element, event), onFail);
      if (part === 'checkout') guardCheckout(runtime, element, event, load);
      else load();
    };
    // In the capture phase: before other click handlers, and because media events don't bubble.
    onEventWithin(type, selector, handle, true);
  }
  const prepareCall = () => void runtime.chunks.load('author').catch(() => {}); // the call itself reports it
  for (const type of ['pointerover', 'focusin'] as const) onEventWithin(type, CALLING, prepareCall, true);
}

let isGuarded = true;

/**
 * Only visitors with a cart may check out; if the explanation for the others can't be loaded, the shop's server gives
 * it.
 */
function guardCheckout(
  { hits }: Runtime,
  element: Element,
  event: Event,
  explain: (onFail: () => void) => void,
): void {
  if (isGuarded && !readCookie('CART')) {
    if (!leadsToCheckout(element, event)) return;
    event.preventDefault();
    explain(() => {
      isGuarded = false;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else (element as HTMLElement).click();
    });
    return;
  }
  const track = () => hits.offer('CALL', 'fbq InitiateCheckout', () => firePixel('InitiateCheckout'));
  afterHandlers(() => event.defaultPrevented || track()); // prevented if the cart is below the shop's minimum
}
