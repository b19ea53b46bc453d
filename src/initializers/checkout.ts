import { readCookie } from '../runtime/cookies';
import { onEventWithin } from '../runtime/delegate';
import { withChunk } from '../runtime/with-chunk';
import type { Initializer } from '../types';

/** Only those who have a cart get to the checkout of this site (specification, section 2, routes). */
export const checkout: Initializer = {
  name: 'checkout',
  start(runtime) {
    const refuse = (link: Element, event: Event) => {
      if ((link as HTMLAnchorElement).host !== location.host || readCookie('CART')) return;
      event.preventDefault();
      withChunk(runtime, 'checkout', (chunk) => chunk.refuseCheckout(runtime));
    };
    // Before anybody else follows the click.
    onEventWithin('click', 'a[href*="/commerce/goto-checkout"]', refuse, true);
  },
};
