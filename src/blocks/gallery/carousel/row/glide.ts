import type { Dispose } from '../../../../data/dispose';
import { tween } from '../../../../dom/timing/tween';
import type { Carousel } from '../carousel';
import type { Row } from './row';

/** Animated scrolling of the row; the slide index is at rest when it ends. */
export interface Glide {
  readonly isGliding: boolean;
  /** Duration in seconds; immediate with reduced motion. */
  to(position: number, seconds: number): void;
  stop(): void;
}

export function createGlide(row: Row, { runtime, index }: Carousel): Glide {
  let stopTween: Dispose | undefined;

  function rest(): void {
    stopTween = undefined;
    row.snap(true);
    index.settle();
  }

  return {
    get isGliding() {
      return stopTween !== undefined;
    },
    to(position, seconds) {
      stopTween?.();
      const from = row.position;
      const draw = (progress: number) => {
        row.position = from + (position - from) * easeOut(progress);
        if (progress === 1) rest();
      };
      const isStill = runtime.media.prefersReducedMotion() || Math.abs(position - from) < 1;
      row.snap(isStill); // toggling it would move the row again in Firefox
      if (isStill) draw(1);
      else stopTween = tween(draw, seconds);
    },
    stop: () => stopTween?.(),
  };
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
