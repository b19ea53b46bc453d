import type { Runtime } from '../../runtime/types';
import { forgetSession } from '../../visitor/tracking/session-stage';

/** Forgets where the visit began when the visitor declines cookies. */
export function landingConsent({ consent, events }: Runtime): void {
  const forgetAfterNo = () => {
    if (!consent.isSimulated && !consent.allowsTracking()) forgetSession();
  };
  forgetAfterNo();
  events.on('consent', forgetAfterNo);
}
