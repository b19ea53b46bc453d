import type { Dispose } from '../data/dispose';
import { createIntersectionObserver } from '../dom/observers';

/** Plays; without its sound where the browser allows nothing else, and with controls where it allows not even that. */
export async function playOrMute(player: HTMLMediaElement): Promise<void> {
  try {
    await player.play();
  } catch (error) {
    if (!isRefusal(error)) return; // taken away meanwhile, or broken, which its controls say
    player.muted = true;
    await player.play().catch(() => {
      player.controls = true;
    });
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}

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
