import type { Dispose } from '../../data/dispose';
import { playOrMute } from '../../media/play';

import { createCover, hasOverlay } from './cover';
import type { Film } from './film';
import { countOnce, followFrame, followVideo } from './follow';
import { openStage } from './stage';
import { createTurn } from './turn';
import type { VideoBlock } from './video';

/** Shows a film: behind a cover until it is played, and again when another one is; uncovered where none is needed. */
export function showFilm(block: VideoBlock, film: Film): Dispose {
  const { runtime, signal } = block;
  const stage = openStage(block);
  const cover = createCover(block, stage, film.title, play);
  const turn = createTurn(block);
  const stopWaiting = runtime.events.on('consent', showUncovered);
  signal.addEventListener('abort', stopWaiting);
  cover.show();
  showUncovered();

  function play(): void {
    const player = film.createPlayer(true);
    uncover(player, cover.show);
    player.focus();
    if (player instanceof HTMLVideoElement) return void playOrMute(player);
    turn.take(cover.show);
    countOnce(block);
  }

  function showUncovered(): void {
    if (!needsCover(block)) uncover(film.createPlayer(false));
  }

  function uncover(player: HTMLIFrameElement | HTMLVideoElement, end?: Dispose): void {
    stopWaiting();
    cover.hide();
    stage.show(player);
    if (player instanceof HTMLVideoElement) followVideo(player, turn, end);
    else void followFrame(block, player, turn, end);
  }

  return () => {
    cover.remove();
    stage.close();
  };
}

/**
 * Where the author wants an overlay, or a gallery will ask for its video. Providers follow whoever loads their
 * players, so these also wait for a visitor who may not be tracked.
 */
function needsCover(block: VideoBlock): boolean {
  const { settings, runtime } = block;
  return hasOverlay(block) || !settings.load || !runtime.consent.allowsTracking();
}
