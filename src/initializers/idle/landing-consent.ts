import type { Runtime } from '../../runtime/types';
import { forgetSession } from '../../visitor/tracking/session-stage';

/** Forgets where a visit began with the visitor's no. */
export function landingConsent({ consent, events }: Runtime): void {
  const forgetAfterNo = () => {
    if (!consent.allowsTracking()) forgetSession();
  };
  forgetAfterNo();
  events.on('consent', ({ simulated }) => {
    if (!simulated) forgetAfterNo();
  });
}
