import { RequestError } from '../data/errors';
import { requireList } from '../data/require';
import type { Client } from './client';
import { errorOf, faultOf } from './fault';
import { textAt } from './reply';
import { jsonText, quietly } from './request';

/** Timeout of the settings request in milliseconds (specification, section 9, performance). */
export const SETTINGS_TIMEOUT = 30_000;

/** Page performance (specification, section 7, performance). */
export const performanceCalls = ({ request, send }: Client) => ({
  /** Any status but 200 counts as a failure (specification, section 8, tracking and performance). */
  async getPerformanceSettings() {
    const path = '1/performance/settings';
    const reply = await send({ method: 'GET', path, crumb: 'none', timeout: SETTINGS_TIMEOUT });
    const { status, body } = reply;
    const fault = status === 200 ? undefined : faultOf(reply);
    if (fault) throw errorOf(fault, reply);
    const pageLoadId = status === 200 && textAt('pageLoadId')(body);
    if (!pageLoadId) throw new RequestError('Unable to resolve pageLoadId', status, body);
    return { pageLoadId };
  },
  /** Each record is sent as its own JSON string. Failures are ignored. */
  async sendPerformanceRecords(records: readonly unknown[]): Promise<void> {
    const text = jsonText(requireList('Performance records', records).map(jsonText));
    await quietly(request('POST', '1/performance/records', { text, crumb: 'none', keepalive: true }));
  },
});
