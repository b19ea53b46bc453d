import type { Initializer } from '../../runtime/types';
import { recordPerformance } from '../../visitor/tracking/performance/record-performance';

/** Tells the site's performance service how fast the page was for its visitor. */
export const performanceRecords: Initializer = {
  name: 'performance-records',
  start(runtime) {
    if (!runtime.site.isPresent) return;
    recordPerformance(runtime).catch((error) =>
      runtime.report(error, { kind: 'initializer', name: 'performance-records' }),
    );
  },
};
