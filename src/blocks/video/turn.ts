import type { Dispose } from '../../data/dispose';
import { isHeard, VIDEO_PLAY, VIDEO_STOP } from '../../media/events';

import type { VideoBlock } from './video';

/** A block's part in who is heard on the page. */
export interface Turn {
  /** The block's video plays; when another is heard, `end` ends it. */
  take(end: Dispose): void;
  /** The block's video is silent. */
  leave(): void;
}

export function createTurn({ element, signal }: VideoBlock): Turn {
  let isPlaying = false;
  let endTurn: Dispose | undefined;

  const notify = (isNow: boolean) => {
    if (isNow === isPlaying) return;
    isPlaying = isNow;
    element.dispatchEvent(new CustomEvent(isNow ? VIDEO_PLAY : VIDEO_STOP, { bubbles: true }));
  };
  const yieldTo = ({ target }: Event) => {
    if (!(target instanceof Node) || element.contains(target)) return;
    endTurn?.();
    endTurn = undefined;
    notify(false);
  };
  const yieldToHeard = (event: Event) => {
    if (isHeard(event.target)) yieldTo(event);
  };
  addEventListener(VIDEO_PLAY, yieldTo, { signal });
  addEventListener('play', yieldToHeard, { signal, capture: true }); // media events don't bubble

  return {
    take(end) {
      endTurn = end;
      notify(true);
    },
    leave: () => notify(false),
  };
}
