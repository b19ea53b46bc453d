import type { Dispose } from '../../data/dispose';
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

/** Does something now and then again and again (milliseconds), but never while nobody sees the page. */
export function repeatWhileSeen(work: () => void, milliseconds: number): Dispose {
  let timer: ReturnType<typeof setInterval> | undefined;
  const followVisibility = () => {
    clearInterval(timer);
    if (document.hidden) return;
    work();
    timer = setInterval(work, milliseconds);
  };
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    clearInterval(timer);
  };
}

/** Milliseconds that a browser's timer can wait; with more it would not wait at all. */
export const LONGEST_TIMER = 2 ** 31 - 1;
