import { CENSUS_TIMEOUT } from '../../api/census';
import { eventsAddress } from '../../api/events';
import { asRecord } from '../../data/fields';
import { toJson } from '../../data/json';
import { readCookie } from '../../runtime/cookies';
import { siteDetails } from '../../runtime/site-details';
import type { Runtime } from '../../runtime/types';
import { whenLeaving } from './beacon';

/** A queue with limits on running and waiting jobs. */
interface Queue {
  /** Settles with the job; `undefined` at once if too many are already waiting. */
  add<Result>(work: () => Promise<Result>): Promise<Result> | undefined;
}

/** Timeout of an event in milliseconds, so that others get their turn. */
const TIMEOUT = 10_000;

/** Browsers allow six parallel requests per server; using all of them would block the page's own. */
const queue = createQueue({ concurrency: 4, limit: 500 });

/** Statuses with which the event service accepts an event. */
const TAKEN: readonly number[] = [200, 202];

/**
 * Sends an author's named event to the event service. Rejects with 'Error tracking event: HTTP Status N' if the service
 * doesn't accept it.
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

/** Sends an author's event to the site's own service. */
export function recordEvent({ hits, transport }: Runtime, event: unknown, data: unknown = {}): Promise<void> {
  const address = '/api/events/RecordEvent';
  return hits.offer('POST', address, () => {
    const fields = { crumb: readCookie('crumb') ?? '', event: String(event), data: toJson(data) };
    return transport.post(address, new URLSearchParams(fields));
  });
}

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
  // Sent now: later would be too late while the page unloads.
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
