import { guarded } from '../../data/guarded';
import type { Movement } from './drawing';

interface TrackMovement {
  /** Px after which a track looks the same again. */
  readonly period: number;
  /** Milliseconds that it takes for them. */
  readonly duration: number;
  readonly direction: 'left' | 'right';
  readonly progress: number;
}

/** Moves a track by an animation of the browser's own. */
export function moveTrack(track: Element | null, movement: TrackMovement): Movement {
  const { period, duration, direction, progress } = movement;
  const frames = { transform: ['none', `translateX(${-period}px)`] };
  const timing = {
    duration,
    iterations: Number.POSITIVE_INFINITY,
    direction: direction === 'left' ? 'normal' : 'reverse',
  } as const;
  const animation = Number.isFinite(duration) ? guarded(() => track?.animate(frames, timing)) : undefined;
  if (animation) animation.currentTime = progress * duration;
  return {
    get progress() {
      return animation ? (Number(animation.currentTime) / duration) % 1 : progress;
    },
    run: (isRunning) => (isRunning ? animation?.play() : animation?.pause()),
    stop: () => animation?.cancel(), // it would never end by itself
  };
}
