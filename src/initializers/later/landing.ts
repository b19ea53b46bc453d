import { trackLanding } from '../../tracking/landing';
import { forgetSession } from '../../tracking/session-stage';
import type { Initializer } from '../../types';

/** Tells the site's marketing where a visit began, and forgets it with the visitor's no. */
export const landing: Initializer = {
  name: 'landing',
  start(runtime) {
    const forgetAfterNo = () => {
      if (!runtime.consent.allowsTracking()) forgetSession();
    };
    forgetAfterNo();
    runtime.events.on('consent', ({ simulated }) => {
      if (!simulated) forgetAfterNo();
    });
    trackLanding(runtime);
  },
};
