import type { Dispose } from '../../data/dispose';

/** Runs each time the page may be seen for the last time. Never `unload`: it would cost the back-forward cache. */
export function whenLeaving(run: () => void): Dispose {
  const runIfHidden = () => {
    if (document.visibilityState === 'hidden') run();
  };
  addEventListener('visibilitychange', runIfHidden);
  addEventListener('pagehide', run);
  return () => {
    removeEventListener('visibilitychange', runIfHidden);
    removeEventListener('pagehide', run);
  };
}
