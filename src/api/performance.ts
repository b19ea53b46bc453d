import { requireList } from '../data/require';
import type { Http } from '../runtime/call';
import { textAt } from './reply';
import { jsonText, quietly, reworded } from './request';

/** Milliseconds (specification, section 9, performance). */
const SETTINGS_TIMEOUT = 30_000;

/** Page performance (specification, section 7, performance). */
export const performanceCalls = (request: Http) => ({
  getPerformanceSettings: async () => ({
    pageLoadId: await reworded(
      request('GET', '1/performance/settings', {
        crumb: 'none',
        timeout: SETTINGS_TIMEOUT,
        read: textAt('pageLoadId'),
      }),
      ({ status, message }) => (status === 200 ? 'Unable to resolve pageLoadId' : message),
    ),
  }),
  /** Each record is sent as its own JSON string. Failures are ignored. */
  async sendPerformanceRecords(records: readonly unknown[]): Promise<void> {
    const text = jsonText(requireList('Performance records', records).map(jsonText));
    await quietly(request('POST', '1/performance/records', { text, crumb: 'none', keepalive: true }));
  },
});
