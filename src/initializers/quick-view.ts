import { onEventWithin } from '../runtime/delegate';
import { withChunk } from '../runtime/with-chunk';
import type { Initializer } from '../types';

const PRODUCT = 'data-quick-view';

/** Counts each product that is looked at without leaving the page. */
export const quickView: Initializer = {
  name: 'quick-view',
  start(runtime) {
    onEventWithin('click', `[${PRODUCT}]`, (element) => {
      const id = element.getAttribute(PRODUCT);
      if (id) withChunk(runtime, 'author', (author) => author.heavyCalls.recordQuickView({ runtime }, id));
    });
  },
};
