import { readCookie } from '../runtime/cookies';
import { onEventWithin } from '../runtime/delegate';
import { withChunk } from '../runtime/with-chunk';
import type { Initializer } from '../types';

/** The event on an element that its part is loaded for. */
const TOUCHES = [
  ['click', '[data-quick-view]', 'author'],
  ['click', 'a[href*="/commerce/goto-checkout"]', 'checkout'],
  ['click', 'header:not([data-controllers-bound]) .header-burger-btn', 'published-header'],
  ['pointerover', '[data-tooltip]', 'tooltip'],
  ['focusin', '[data-tooltip]', 'tooltip'],
  ['play', '*', 'media'],
] as const;

/** Parts that come when somebody touches an element that asks for them, or plays something. */
export const onTouch: Initializer = {
  name: 'on-touch',
  start(runtime) {
    for (const [type, selector, part] of TOUCHES) {
      const touch = (element: Element, event: Event) => {
        if (part === 'checkout') {
          if (readCookie('CART')) return;
          event.preventDefault(); // only those who have a cart get there
        }
        withChunk(runtime, part, (chunk) => chunk.takeTouch(runtime, element, event));
      };
      // Before anybody else follows a click; and media events don't bubble.
      onEventWithin(type, selector, touch, true);
    }
  },
};
