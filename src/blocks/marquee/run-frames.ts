import type { Movement } from './drawing';

/** Longest frame time in milliseconds: after a browser pause the text continues where it was. */
const LONGEST = 100;

/** Calls `draw` in every frame with a progress that repeats every `duration` milliseconds, until stopped. */
export function runFrames(duration: number, start: number, draw: (progress: number) => void): Movement {
  let progress = start;
  let before: number | undefined;
  let frame: number | undefined;

  const drawFrame = (now: number) => {
    progress = (progress + Math.min(LONGEST, now - (before ?? now)) / duration) % 1;
    before = now;
    draw(progress);
    frame = requestAnimationFrame(drawFrame);
  };
  draw(progress);
  return {
    get progress() {
      return progress;
    },
    run(isRunning) {
      if (isRunning === (frame !== undefined) || !Number.isFinite(duration)) return;
      if (isRunning) frame = requestAnimationFrame(drawFrame);
      else cancelAnimationFrame(frame ?? 0);
      if (!isRunning) frame = undefined;
      before = undefined;
    },
  };
}
