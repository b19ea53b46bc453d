/** Milliseconds that a frame counts at most: after a pause of the browser's own the text goes on where it was. */
const LONGEST = 100;

export interface Frames {
  /** From 0 to 1, and from 0 again. */
  readonly progress: number;
  run(isRunning: boolean): void;
}

/** Draws a progress that takes `duration` milliseconds again and again, once in each frame while it runs. */
export function runFrames(duration: number, start: number, draw: (progress: number) => void): Frames {
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
