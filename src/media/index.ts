import { TrackingEventKind } from '../data/enums/site';
import type { Runtime } from '../runtime/types';
import { isAudible, MEDIA_HIDE } from './events';
import { pauseAllBut, pauseWithin } from './pause';
import { followSounds } from './progress';

let isListening = false;

/** Handles media playback, starting with the first play. Never removed: it stays as long as the page. */
export function handleDelegated(runtime: Runtime, target: Element): void {
  if (!isListening) listen(runtime);
  isListening = true;
  giveTurnTo(target);
  countPlay(runtime, target);
}

function listen(runtime: Runtime): void {
  // Media events don't bubble.
  addEventListener('volumechange', ({ target }) => giveTurnTo(target), true);
  addEventListener(MEDIA_HIDE, ({ target }) => pauseWithin(target));
  followSounds(runtime);
}

let latest: EventTarget | null;

/** If several started while this chunk was loading, the latest one plays on. */
function giveTurnTo(target: EventTarget | null): void {
  if (isAudible(target)) latest = target;
  setTimeout(() => {
    if (isAudible(latest)) pauseAllBut(latest);
  });
}

/** Blocks that recreate their player for each playback. */
const VIDEO_BLOCKS = '[data-block="video"], .sqs-video-wrapper';

const counted = new WeakSet<Element>();

/** Counts the first play of each audio and video element. */
function countPlay({ hits }: Runtime, target: EventTarget | null): void {
  if (!(target instanceof HTMLMediaElement) || isDecoration(target)) return;
  const one = target.closest(VIDEO_BLOCKS) ?? target;
  if (!counted.has(one))
    void hits.record(target instanceof HTMLAudioElement ? TrackingEventKind.AUDIO : TrackingEventKind.VIDEO);
  counted.add(one);
}

/** A muted video without controls, such as a section's background. */
function isDecoration(media: HTMLMediaElement): boolean {
  return media instanceof HTMLVideoElement && media.muted && !media.controls;
}
