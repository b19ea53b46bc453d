import type { Dispose } from '../../data/dispose';

/** Seconds (specification, section 9, lightbox and video). */
export const TWEEN_DURATION = 0.3;

/**
 * Calls `draw` with the progress from 0 to 1 in every frame until the duration (seconds) is over; the last call is with
 * 1. Returns a function that ends it early.
 * @throws TypeError without a function or if the duration isn't finite.
 */
export function tween(draw: (progress: number) => void, duration = TWEEN_DURATION): Dispose {
  if (typeof draw !== 'function' || !Number.isFinite(duration))
    throw new TypeError('A tween requires a function and a finite duration.');
  const started = Date.now();
  let isOver = false;
  const drawFrame = () => {
    if (isOver) return;
    const progress = duration > 0 ? Math.min(1, (Date.now() - started) / (duration * 1000)) : 1;
    isOver = progress === 1;
    draw(progress);
    if (!isOver) nextFrame(drawFrame);
  };
  nextFrame(drawFrame);
  return () => {
    isOver = true;
  };
}

/** Node has no frames. */
function nextFrame(draw: () => void): void {
  (globalThis.requestAnimationFrame ?? setTimeout)(draw);
}
