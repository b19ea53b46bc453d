import { VIDEO } from '../../enums/tracking-event-kind';
import { playOrMute } from '../../media/play';
import type { Stop } from '../../types';
import { createCover } from './cover';
import type { Film } from './film';
import { openStage } from './stage';
import { createTurn } from './turn';
import type { VideoBlock } from './video';

/** Frames are counted once, however often they are played; what the browser plays itself is counted page-wide. */
const counted = new WeakSet<Element>();

/** Shows a film: behind a cover until it is played, and again when another one is; uncovered where none is needed. */
export function showFilm(block: VideoBlock, film: Film): Stop {
  const { runtime, signal } = block;
  const stage = openStage(block);
  const cover = createCover(block, stage, film.title, play);
  const turn = createTurn(block, cover.show);
  const stopWaiting = runtime.consent.onChange(showUncovered);
  cover.show();
  showUncovered();

  function play(): void {
    const player = film.createPlayer(true);
    stopWaiting();
    cover.hide();
    stage.show(player);
    player.focus();
    turn.take(player);
    if (player instanceof HTMLVideoElement) void playOrMute(player);
    else countOnce(block);
  }

  function showUncovered(): void {
    if (needsCover(block)) return;
    const player = film.createPlayer(false);
    stopWaiting();
    cover.hide();
    stage.show(player);
    if (player instanceof HTMLVideoElement) turn.follow(player);
  }

  signal.addEventListener('abort', stopWaiting);
  return () => {
    cover.remove();
    stage.close();
  };
}

/**
 * Where the author wants an overlay, or a gallery will ask for its video. Providers follow whoever loads their
 * players, so these also wait for a visitor who may not be tracked.
 */
function needsCover({ element, settings, runtime }: VideoBlock): boolean {
  const hasOverlay = settings.overlay ?? element.querySelector('.sqs-video-overlay') !== null;
  return hasOverlay || !settings.load || !runtime.consent.allowsTracking();
}

function countOnce({ element, runtime }: VideoBlock): void {
  if (!counted.has(element)) void runtime.hits.record(VIDEO);
  counted.add(element);
}
