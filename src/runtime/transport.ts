import { guarded } from '../data/guarded';
import { hasServer } from '../dom/has-server';
import { absolute, fail, type RequestLog, type RequestRecord } from './request-log';

interface Posting {
  readonly headers?: Record<string, string>;
  /** Timeout in milliseconds; 10,000 by default. */
  readonly timeout?: number;
}

export type Body = string | URLSearchParams;

/** Sends everything that is fire-and-forget: the page never waits for it, and failures only appear in the log. */
export interface Transport {
  /** Resolves with the reply, or with nothing if there was none; the call outlives the page. Never rejects. */
  post(address: string, body: Body, posting?: Posting): Promise<Response | undefined>;
}

/** Milliseconds: a service that hangs must not take up the page's few connections. */
const TIMEOUT = 10_000;

/** Maximum bytes in flight while the page unloads; browsers refuse more than 64 KiB in total. */
export const OUTLIVING_LIMIT = 60_000;

/** A `Blob` would tell its size too, but the browser's main process keeps a record of each. */
export function bytesOf(body: unknown): number {
  return new TextEncoder().encode(String(body)).length;
}

export function createTransport(log: RequestLog): Transport {
  let outliving = 0;

  async function post(address: string, body: Body, { headers = {}, timeout = TIMEOUT }: Posting = {}) {
    const url = absolute(address);
    if (!hasServer()) return void log.add('POST', url, 'dropped', 'no server');
    const record = log.add('POST', url, 'sent');
    const size = bytesOf(body);
    const keepalive = outliving + size <= OUTLIVING_LIMIT;
    const signal = guarded(() => AbortSignal.timeout(timeout)) ?? null;
    const share = keepalive ? size : 0;
    outliving += share;
    const request = { method: 'POST', body, headers, keepalive, signal, redirect: 'error' } as const;
    const reply = await fetched(url, request, record);
    outliving -= share;
    return reply;
  }

  return { post };
}

async function fetched(url: string, request: RequestInit & { body: Body }, record: RequestRecord) {
  try {
    return await fetch(url, request).then(
      (reply) => {
        if (!reply.ok) fail(record, `HTTP ${reply.status}`);
        return reply;
      },
      // Firefox calls a timeout of what outlives the page an abort.
      (error) => fail(record, request.signal?.reason ?? error),
    );
  } catch (error) {
    // Another script broke fetch. A beacon would follow redirects, so it must not carry the token.
    const isSent = !hasCrumb(request.body) && guarded(() => navigator.sendBeacon(url, request.body));
    return isSent ? undefined : fail(record, error);
  }
}

function hasCrumb(body: Body): boolean {
  return typeof body !== 'string' && body.has('crumb');
}
