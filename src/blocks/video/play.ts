import type { Dispose } from '../../data/dispose';
import { watchVisible } from '../../dom/watch-visible';

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
  const follow = (isVisible: boolean) => {
    isInSight = isVisible;
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
  const stopWatching = watchVisible(player, follow);
  player.addEventListener('pause', noteVisitor);
  return () => {
    stopWatching();
    player.removeEventListener('pause', noteVisitor);
    if (!isVisitors) player.pause();
  };
}
