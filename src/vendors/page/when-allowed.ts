import { once } from '../../runtime/page';
import type { Runtime } from '../../types';

/** Does once what other sites learn of: now, or when the visitor allows it. */
export function whenAllowed({ consent, events }: Runtime, run: () => void): void {
  const runOnce = once(run);
  const look = () => {
    if (consent.allowsTracking()) runOnce();
  };
  look();
  events.on('consent', look);
}
