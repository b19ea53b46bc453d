import { TrackingEventKind } from '../../data/enums/site';
import { LONGEST_TIMER } from '../../dom/timing/timers';
import { siteDetails } from '../../runtime/site-details';
import type { Runtime } from '../../runtime/types';

/** Milliseconds: a site that asks for less would have its visitors' browsers do nothing else. */
const SHORTEST = 1000;

/** Where the site asks for it: a hit every so many seconds while the page is looked at. */
export function heartbeat(runtime: Runtime): void {
  const { heartbeatSeconds = 0 } = siteDetails(runtime.site);
  if (heartbeatSeconds <= 0) return;
  setInterval(
    () => {
      const isLookedAt = document.visibilityState === 'visible';
      if (isLookedAt && runtime.hits.areAllowed()) void runtime.hits.record(TrackingEventKind.HEARTBEAT);
    },
    Math.min(Math.max(1000 * heartbeatSeconds, SHORTEST), LONGEST_TIMER),
  );
}
