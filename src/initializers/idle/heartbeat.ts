import { TrackingEventKind } from '../../data/enums/site';
import { firstFailing, type Rules } from '../../data/rules';
import { LONGEST_TIMER } from '../../dom/timing/timers';
import type { SiteContext } from '../../runtime/site-context';
import { siteDetails } from '../../runtime/site-details';
import type { Runtime } from '../../runtime/types';

/** Milliseconds: a shorter interval would keep visitors' browsers busy. */
const SHORTEST = 1000;

/** Sends a hit at the interval set by the site while the page is visible. */
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
