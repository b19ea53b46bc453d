import { HEARTBEAT } from '../../data/enums/tracking-event-kind';
import { LONGEST_TIMER } from '../../dom/timing/longest-timer';
import { siteDetails } from '../../runtime/site-details';
import type { Initializer } from '../../runtime/types';

/** Where the site asks for it: a hit every so many seconds while the page is looked at. */
export const heartbeat: Initializer = {
  name: 'heartbeat',
  start(runtime) {
    const { heartbeatSeconds = 0 } = siteDetails(runtime.site);
    if (heartbeatSeconds <= 0) return;
    setInterval(
      () => {
        const isLookedAt = document.visibilityState === 'visible';
        if (isLookedAt && runtime.hits.areAllowed()) void runtime.hits.record(HEARTBEAT);
      },
      Math.min(1000 * heartbeatSeconds, LONGEST_TIMER),
    );
  },
};
