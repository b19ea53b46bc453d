import { AUDIO, VIDEO } from '../data/enums/tracking-event-kind';
import type { Runtime } from '../runtime/types';

/** Blocks that make their player anew each time it is played. */
const VIDEO_BLOCKS = '[data-block="video"], .sqs-video-wrapper';

const counted = new WeakSet<Element>();

/** Counts the first play of each sound and film. Silent films without controls are decoration. */
export function countPlay({ hits }: Runtime, target: EventTarget | null): void {
  if (!(target instanceof HTMLMediaElement) || (target.muted && !target.controls)) return;
  const one = target.closest(VIDEO_BLOCKS) ?? target;
  if (!counted.has(one)) void hits.record(target instanceof HTMLAudioElement ? AUDIO : VIDEO);
  counted.add(one);
}
