import type { Initializer } from '../../runtime/types';
import { forgetSession } from '../../visitor/tracking/session-stage';

/** Forgets where a visit began with the visitor's no. */
export const landingConsent: Initializer = {
  name: 'landing-consent',
  start({ consent, events }) {
    const forgetAfterNo = () => {
      if (!consent.allowsTracking()) forgetSession();
    };
    forgetAfterNo();
    events.on('consent', ({ simulated }) => {
      if (!simulated) forgetAfterNo();
    });
  },
};
