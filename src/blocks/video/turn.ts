import { isHeard, VIDEO_PLAY, VIDEO_STOP } from '../../media/events';
import type { VideoBlock } from './video';

/** A block's part in who is heard on the page. */
export interface Turn {
  /** Tells that a player plays by the visitor's wish; when another is heard, its turn ends. */
  take(player: Element): void;
  /** Tells when the visitor plays and stops a film in its own controls. */
  follow(player: HTMLVideoElement): void;
}

export function createTurn({ element, signal }: VideoBlock, endTurn: () => void = () => {}): Turn {
  let isPlaying = false;
  let isTaken = false;

  const tell = (isNow: boolean) => {
    if (isNow === isPlaying) return;
    isPlaying = isNow;
    element.dispatchEvent(new CustomEvent(isNow ? VIDEO_PLAY : VIDEO_STOP, { bubbles: true }));
  };
  const yieldTo = ({ target }: Event) => {
    if (!isTaken || !(target instanceof Node) || element.contains(target)) return;
    isTaken = false;
    endTurn();
    tell(false);
  };
  const yieldToHeard = (event: Event) => {
    if (isHeard(event.target)) yieldTo(event);
  };
  addEventListener(VIDEO_PLAY, yieldTo, { signal });
  addEventListener('play', yieldToHeard, { signal, capture: true }); // media events don't bubble

  return {
    take(player) {
      isTaken = true;
      if (player instanceof HTMLVideoElement) this.follow(player);
      else tell(true);
    },
    follow(player) {
      player.addEventListener('play', () => tell(!player.muted));
      player.addEventListener('pause', () => {
        if (player.isConnected) tell(false);
      });
    },
  };
}
