import * as page from '../../dom/page';
import { LONGEST_TIMER } from '../../dom/timing/timers';
import type { SettingsOf } from '../../runtime/block/settings';
import type { settings } from './settings';

type Triggers = Pick<
  SettingsOf<typeof settings>,
  'showOnTimer' | 'timerDelay' | 'showOnScroll' | 'scrollPercentage'
>;

/** Pulls once: after the time, or when the page is scrolled that far, whichever comes first. */
export function onTrigger(triggers: Triggers, signal: AbortSignal, pull: () => void): void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const pullOnce = () => {
    stop();
    pull();
  };
  signal.addEventListener('abort', stop);
  if (triggers.showOnTimer) afterTime(triggers.timerDelay, waiting.signal, pullOnce);
  if (triggers.showOnScroll) afterScrolling(triggers.scrollPercentage, waiting.signal, pullOnce);
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
