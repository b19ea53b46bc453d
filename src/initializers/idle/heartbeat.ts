import { TrackingEventKind } from '../../data/enums/site';
import { firstFailing, type Rules } from '../../data/rules';
import { LONGEST_TIMER } from '../../dom/timing/timers';
import type { SiteContext } from '../../runtime/site-context';
import { siteDetails } from '../../runtime/site-details';
import type { Runtime } from '../../runtime/types';

/** Milliseconds: a site that asks for less would have its visitors' browsers do nothing else. */
const SHORTEST = 1000;

/** Where the site asks for it: a hit every so many seconds while the page is looked at. */
export function heartbeat(runtime: Runtime): void {
  if (firstFailing(heartbeatRules(runtime.site))) return;
  const { heartbeatSeconds = 0 } = siteDetails(runtime.site);
  setInterval(
    () => {
      const isLookedAt = document.visibilityState === 'visible';
      if (isLookedAt && runtime.hits.areAllowed()) void runtime.hits.record(TrackingEventKind.HEARTBEAT);
    },
    Math.min(Math.max(1000 * heartbeatSeconds, SHORTEST), LONGEST_TIMER),
  );
}

export function* heartbeatRules(site: SiteContext): Rules {
  const { heartbeatSeconds = 0 } = siteDetails(site);
  yield ['the context has heartbeatSeconds', heartbeatSeconds > 0, heartbeatSeconds];
}
