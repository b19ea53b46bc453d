import type { Dispose } from '../data/dispose';
import { once } from '../dom/page';
import type { Runtime } from './types';

/** Does once what other sites learn of: now, or when the visitor allows it. Stopped, it waits no longer. */
export function whenAllowed({ consent, events }: Runtime, run: () => void): Dispose {
  const runOnce = once(run);
  const look = () => {
    if (consent.allowsTracking()) runOnce();
  };
  look();
  return events.on('consent', look);
}
