import { hasServer } from '../../dom/has-server';
import type { Runtime } from '../../runtime/types';
import { recordPerformance } from '../../visitor/tracking/performance/record-performance';

/** Sends page performance metrics to the site's performance service. */
export function performanceRecords(runtime: Runtime): void {
  if (!runtime.site.isPresent || !hasServer()) return;
  recordPerformance(runtime).catch((error) =>
    runtime.report(error, { kind: 'initializer', name: 'performance-records' }),
  );
}
