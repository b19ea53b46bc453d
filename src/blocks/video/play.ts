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

/**
 * Plays while visible. A video that the visitor paused stays paused; one that the visitor has paused or played goes on
 * after this ends.
 */
export function playInSight(player: HTMLMediaElement): Dispose {
  let wasPlaying = true;
  let isInSight = false;
  let isVisitors = false;
  const follow = (entries: IntersectionObserverEntry[]) => {
    isInSight = entries.at(-1)?.isIntersecting ?? false;
    if (isInSight) {
      if (wasPlaying) void playOrMute(player);
    } else {
      wasPlaying = !player.paused || !player.played.length;
      player.pause();
    }
  };
  const noteVisitor = () => {
    isVisitors ||= isInSight && player.paused;
  };
  const observer = createIntersectionObserver(follow);
  observer.observe(player);
  player.addEventListener('pause', noteVisitor);
  return () => {
    observer.disconnect();
    player.removeEventListener('pause', noteVisitor);
    if (!isVisitors) player.pause();
  };
}
