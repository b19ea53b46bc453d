import { once } from '../../../dom/page';
import type { Runtime } from '../../../runtime/types';

/**
 * Runs once, now or when the visitor gives consent, code that contacts other sites. `permission` is aborted when
 * consent is withdrawn.
 */
export function whenAllowed({ consent, events }: Runtime, run: (permission: AbortSignal) => void): void {
  const runOnce = once(() => run(consent.permission()));
  const look = () => {
    if (consent.allowsTracking()) runOnce();
  };
  look();
  events.on('consent', look);
}
