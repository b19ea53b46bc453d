import { firstFailing, type Rules } from '../../data/rules';
import { hasServer } from '../../dom/has-server';
import type { SiteContext } from '../../runtime/site-context';
import type { Runtime } from '../../runtime/types';
import { recordPerformance } from '../../visitor/tracking/performance/record-performance';

/** Sends page performance metrics to the site's performance service. */
export function performanceRecords(runtime: Runtime): void {
  if (firstFailing(performanceRules(runtime.site))) return;
  recordPerformance(runtime).catch((error) =>
    runtime.report(error, { kind: 'initializer', name: 'performance-records' }),
  );
}

export function* performanceRules(site: SiteContext): Rules {
  yield ['site context found', site.isPresent];
  yield ['page from a server', hasServer(), location.protocol];
}
