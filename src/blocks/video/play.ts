import type { Dispose } from '../../data/dispose';
import { createIntersectionObserver } from '../../dom/observers';

/** Plays; muted if the browser doesn't allow sound, and with controls if it blocks autoplay altogether. */
export async function playOrMute(player: HTMLMediaElement): Promise<void> {
  try {
    await player.play();
  } catch (error) {
    if (!isRefusal(error)) return; // removed meanwhile, or broken, which its controls show
    player.muted = true;
    await player.play().catch(() => {
      player.controls = true;
    });
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}

/** Plays while visible. A video that the visitor paused stays paused. */
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
