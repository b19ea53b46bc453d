import { onEventWithin } from '../runtime/delegate';
import { withChunk } from '../runtime/with-chunk';
import type { Initializer } from '../types';

/** The event on an element with the attribute that its part is loaded for. */
const TOUCHES = [
  ['click', 'data-quick-view', 'author'],
  ['pointerover', 'data-tooltip', 'tooltip'],
  ['focusin', 'data-tooltip', 'tooltip'],
] as const;

/** Parts that come when somebody touches an element that asks for them, or plays something. */
export const onTouch: Initializer = {
  name: 'on-touch',
  start(runtime) {
    for (const [type, attribute, part] of TOUCHES) {
      onEventWithin(type, `[${attribute}]`, (element, event) =>
        withChunk(runtime, part, (chunk) => chunk.takeTouch(runtime, element, event)),
      );
    }
    // Media events don't bubble.
    addEventListener(
      'play',
      ({ target }) => withChunk(runtime, 'media', (chunk) => chunk.takePlay(runtime, target)),
      true,
    );
  },
};
