import { toJson } from '../../data/json';
import { readCookie } from '../../runtime/cookies';
import type { Runtime } from '../../runtime/types';
import { CENSUS_TIMEOUT } from './census';

/** Sends an event of the page's author to the site's own service. */
export function recordEvent({ hits, transport }: Runtime, event: unknown, data: unknown = {}): Promise<void> {
  const address = '/api/events/RecordEvent';
  return hits.offer('POST', address, () => {
    const fields = { crumb: readCookie('crumb') ?? '', event: String(event), data: toJson(data) };
    return transport.post(address, new URLSearchParams(fields));
  });
}

/** Counts that somebody looked at a product without leaving the page. */
export function recordQuickView({ hits, transport }: Runtime, id: unknown): Promise<void> {
  const address = `/api/census/RecordQuickView/${encodeURIComponent(String(id))}`;
  return hits.offer('POST', address, () => transport.post(address, '', { timeout: CENSUS_TIMEOUT }));
}
