import type { Reports } from '../runtime/report';
import type { Runtime } from '../runtime/types';
import { createErrorReporter } from '../visitor/tracking/error-reporter';

/** Sends what went wrong to the site's error service, what happened before this step included. */
export const errorReporter = (reports: Reports) => (runtime: Runtime) =>
  reports.deliverTo(createErrorReporter(runtime));
