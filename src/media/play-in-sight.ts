import type { Dispose } from '../data/dispose';
import { createIntersectionObserver } from '../dom/observers';

import { playOrMute } from './play';

/** Plays while there is something to see of it. What a visitor has paused stays so. */
export function playInSight(player: HTMLMediaElement): Dispose {
  let wasPlaying = true;
  const follow = (entries: IntersectionObserverEntry[]) => {
    if (entries.at(-1)?.isIntersecting) {
      if (wasPlaying) void playOrMute(player);
    } else {
      wasPlaying = !player.paused || !player.played.length;
      player.pause();
    }
  };
  const observer = createIntersectionObserver(follow);
  observer.observe(player);
  return () => observer.disconnect();
}
