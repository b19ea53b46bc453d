import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { LONGEST_TIMER } from '../../dom/timing/timers';
import type { PopupOverlayProps } from './settings';

/** Fires once: after the delay or at the scroll position, whichever comes first. Returns a function that cancels it. */
export function onTrigger(triggers: PopupOverlayProps['settings'], pull: () => void): Dispose {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const pullOnce = () => {
    stop();
    pull();
  };
  if (triggers.showOnTimer) afterTime(triggers.timerDelay, waiting.signal, pullOnce);
  if (triggers.showOnScroll) afterScrolling(triggers.scrollPercentage, waiting.signal, pullOnce);
  return stop;
}

function afterTime(milliseconds: number, until: AbortSignal, pull: () => void): void {
  const timer = setTimeout(pull, Math.min(milliseconds, LONGEST_TIMER));
  until.addEventListener('abort', () => clearTimeout(timer));
}

function afterScrolling(percentage: number, until: AbortSignal, pull: () => void): void {
  const lookHowFar = () => {
    if (100 * scrollY >= percentage * (page.root().scrollHeight - innerHeight)) pull();
  };
  addEventListener('scroll', lookHowFar, { passive: true, signal: until });
}
