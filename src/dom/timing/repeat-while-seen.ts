import type { Dispose } from '../../data/dispose';

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
