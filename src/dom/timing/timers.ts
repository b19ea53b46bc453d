import type { Dispose } from '../../data/dispose';
import { now } from '../clock';

/** A countdown that starts paused and can be paused again. */
interface PausableTimer {
  resume(): void;
  pause(): void;
}

/** Runs once, after running for so many milliseconds in total. */
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

/** Repeats work (interval in milliseconds), but not while the page is hidden. */
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

/** The longest delay in milliseconds that browser timers support; beyond it they fire at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;
