import type { Dispose } from '../../data/dispose';
import { TrackingEventKind } from '../../data/enums/site';

import type { Turn } from './turn';
import type { VideoBlock } from './video';

/**
 * Takes and leaves a block's turn as its film plays and stops. When another is heard, `end` ends it; without one it is
 * paused. A silent one takes no turn unless the visitor asked for it, and has an `end`.
 */
export function followVideo(video: HTMLVideoElement, turn: Turn, end?: Dispose): void {
  video.addEventListener('play', () => {
    if (!video.muted || end) turn.take(end ?? (() => video.pause()));
  });
  video.addEventListener('pause', () => {
    if (video.isConnected) turn.leave();
  });
}

/** The same for a provider's player, as far as that says what it does. */
export async function followFrame(
  block: VideoBlock,
  frame: HTMLIFrameElement,
  turn: Turn,
  end?: Dispose,
): Promise<void> {
  const { runtime, signal } = block;
  try {
    const { followPlayer } = await runtime.chunks.load('player-messages');
    const pause = followPlayer(frame, notify, signal);
    function notify(isPlaying: boolean): void {
      if (isPlaying) countOnce(block);
      if (isPlaying) turn.take(end ?? pause);
      else turn.leave();
    }
  } catch (error) {
    runtime.report(error, { kind: 'block', name: 'video' });
  }
}

/** Frames are counted once, however often they are played; what the browser plays itself is counted page-wide. */
const counted = new WeakSet<Element>();

export function countOnce({ element, runtime }: VideoBlock): void {
  if (!counted.has(element)) void runtime.hits.record(TrackingEventKind.VIDEO);
  counted.add(element);
}
