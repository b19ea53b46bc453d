import { TrackingEventKind } from '../../data/enums/site';
import { LONGEST_TIMER } from '../../dom/timing/timers';
import { siteDetails } from '../../runtime/site-details';
import type { Runtime } from '../../runtime/types';

/** Where the site asks for it: a hit every so many seconds while the page is looked at. */
export function heartbeat(runtime: Runtime): void {
  const { heartbeatSeconds = 0 } = siteDetails(runtime.site);
  if (heartbeatSeconds <= 0) return;
  setInterval(
    () => {
      const isLookedAt = document.visibilityState === 'visible';
      if (isLookedAt && runtime.hits.areAllowed()) void runtime.hits.record(TrackingEventKind.HEARTBEAT);
    },
    Math.min(1000 * heartbeatSeconds, LONGEST_TIMER),
  );
}
