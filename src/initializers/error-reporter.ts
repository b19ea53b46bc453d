import type { Reports } from '../runtime/report';
import type { Runtime } from '../runtime/types';
import { createErrorReporter } from '../visitor/tracking/error-reporter';

/** Sends errors to the site's error service, including those caught before this step. */
export const errorReporter = (reports: Reports) => (runtime: Runtime) =>
  reports.deliverTo(createErrorReporter(runtime));
