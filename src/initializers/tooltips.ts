import { onEventWithin } from '../runtime/delegate';
import { withChunk } from '../runtime/with-chunk';
import type { Initializer } from '../types';

/** Tooltips come with the first pointer or focus on an element that has one. */
export const tooltips: Initializer = {
  name: 'tooltips',
  start(runtime) {
    const attend = (_: Element, event: Event) =>
      withChunk(runtime, 'tooltip', (chunk) => chunk.attendTooltips(runtime, event));
    onEventWithin('pointerover', '[data-tooltip]', attend);
    onEventWithin('focusin', '[data-tooltip]', attend);
  },
};
