import { now } from '../clock';
/** A countdown that stands still at first and whenever it is paused. */
export interface PausableTimer {
  resume(): void;
  pause(): void;
}

/** Runs once, when it has been running for so many milliseconds in all. */
export function createPausableTimer(run: () => void, milliseconds: number): PausableTimer {
  let left = milliseconds;
  let resumedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    resume() {
      if (timer !== undefined) return;
      resumedAt = now();
      timer = setTimeout(run, left);
    },
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= now() - resumedAt;
    },
  };
}
