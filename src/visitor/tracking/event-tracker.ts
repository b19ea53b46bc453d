import { eventsAddress } from '../../api/events';
import { asRecord } from '../../data/fields';
import { toJson } from '../../data/json';
import { readCookie } from '../../runtime/cookies';
import { siteDetails } from '../../runtime/site-details';
import type { Runtime } from '../../runtime/types';
import { whenLeaving } from './beacon';
import { CENSUS_TIMEOUT } from './census';

/** Work that waits for its turn: so many pieces at once, so many waiting at most. */
interface Queue {
  /** Settles as the work does; `undefined` at once where too many are waiting already. */
  add<Result>(work: () => Promise<Result>): Promise<Result> | undefined;
}

/** Milliseconds after which an event is given up, so that others come to their turn. */
const TIMEOUT = 10_000;

/** Browsers send six requests to a server at a time; more of them waiting would keep the page's own from it. */
const queue = createQueue({ concurrency: 4, limit: 500 });

/** Replies of the event service that mean that it has the event. */
const TAKEN: readonly number[] = [200, 202];

/**
 * Sends a named event of the page's author to the event service. Rejects with 'Error tracking event: HTTP Status N'
 * where the service doesn't take it.
 */
export async function track(runtime: Runtime, name: string, data: unknown): Promise<void> {
  const address = eventsAddress(siteDetails(runtime.site).eventsHost);
  const event = {
    commonData: commonData(runtime, name),
    customData: asRecord(data),
    customSchemaName: name,
  };
  const drop = (reason: string) => void runtime.requests.add('POST', address, 'dropped', reason);
  await runtime.hits.offer('POST', address, () => {
    const permission = runtime.consent.permission();
    const sent = queue.add(async () =>
      permission.aborted ? drop('consent withdrawn') : send(runtime, address, event),
    );
    return sent ?? drop('too many events at once');
  });
}

async function send({ transport }: Runtime, address: string, event: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const body = toJson({ analyticsId: readCookie('ss_cid') ?? '', ...event });
  const reply = await transport.post(address, body, { headers, timeout: TIMEOUT });
  if (reply && !TAKEN.includes(reply.status))
    throw new Error(`Error tracking event: HTTP Status ${reply.status}`);
}

function commonData({ site }: Runtime, event: string): object {
  return {
    event,
    event_owner_team: 'visitor-runtime',
    event_source: 'web',
    member_account_id: site.authenticatedAccount?.id ?? null,
    website_id: site.website.id ?? null,
  };
}

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

export function createQueue({ concurrency, limit }: { concurrency: number; limit: number }): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;

  const next = () => {
    if (running < concurrency) waiting.shift()?.();
  };
  // Whoever leaves takes along what is sent now, not what would be sent later.
  whenLeaving(() => {
    for (const start of waiting.splice(0)) start();
  });

  return {
    add(work) {
      if (waiting.length >= limit) return undefined;
      return new Promise((resolve, reject) => {
        waiting.push(() => {
          running++;
          work()
            .then(resolve, reject)
            .finally(() => {
              running--;
              next();
            });
        });
        next();
      });
    },
  };
}
