import { TrackingEventKind } from '../data/enums/site';
import * as page from '../dom/page';
import type { Runtime } from '../runtime/types';
import { isHeard, VIDEO_PLAY } from './events';
import { followSounds } from './progress';

let isListening = false;

/** What follows from sounds and films being played, from the first one on. For as long as there is the page. */
export function takeTouch(runtime: Runtime, target: Element): void {
  if (!isListening) listen(runtime);
  isListening = true;
  giveTurnTo(target);
  countPlay(runtime, target);
}

function listen(runtime: Runtime): void {
  // Media events don't bubble.
  addEventListener('volumechange', ({ target }) => giveTurnTo(target), true);
  addEventListener(VIDEO_PLAY, ({ target }) => pauseAllBut(target));
  followSounds(runtime);
}

let latest: EventTarget | null;

/** Of several that began while this part was on its way, the latest is the one that plays. */
function giveTurnTo(target: EventTarget | null): void {
  if (isHeard(target)) latest = target;
  setTimeout(() => {
    if (isHeard(latest)) pauseAllBut(latest);
  });
}

/** One plays at a time; what plays without sound goes on, and so does what plays within the one. */
function pauseAllBut(one: EventTarget | null): void {
  for (const media of page.all<HTMLMediaElement>('audio, video')) {
    const isWithin = one instanceof Node && one.contains(media);
    if (!isWithin && isHeard(media)) media.pause();
  }
}

/** Blocks that make their player anew each time it is played. */
const VIDEO_BLOCKS = '[data-block="video"], .sqs-video-wrapper';

const counted = new WeakSet<Element>();

/** Counts the first play of each sound and film. Silent films without controls are decoration. */
function countPlay({ hits }: Runtime, target: EventTarget | null): void {
  if (!(target instanceof HTMLMediaElement) || (target.muted && !target.controls)) return;
  const one = target.closest(VIDEO_BLOCKS) ?? target;
  if (!counted.has(one))
    void hits.record(target instanceof HTMLAudioElement ? TrackingEventKind.AUDIO : TrackingEventKind.VIDEO);
  counted.add(one);
}
