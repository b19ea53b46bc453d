import { withChunk } from '../runtime/with-chunk';
import type { Initializer } from '../types';

/** Tooltips come with the first pointer or focus on an element that has one. */
export const tooltips: Initializer = {
  name: 'tooltips',
  start(runtime) {
    const attend = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-tooltip]'))
        withChunk(runtime, 'tooltip', 'tooltips', (chunk) => chunk.attendTooltips(runtime, event));
    };
    addEventListener('pointerover', attend);
    addEventListener('focusin', attend);
  },
};
