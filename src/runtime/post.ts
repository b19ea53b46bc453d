import { fail, type RequestLog, type RequestRecord } from './request-log';

export interface Posting {
  readonly headers?: Record<string, string>;
  /** Milliseconds after which the call is given up. */
  readonly timeout?: number;
}

/**
 * Sends and forgets: the page is never delayed, failures show in the request log only, and the call outlives the page.
 * The address is absolute from the page's own origin: a foreign `<base>` on the page must not redirect it.
 * Where another script broke `fetch`, a beacon goes out instead.
 */
export function post(log: RequestLog, path: string, body: string | URLSearchParams, posting: Posting = {}): void {
  const url = location.origin + path;
  const record = log.add('POST', url, 'sent');
  keepaliveFetch(url, body, posting).then(
    (reply) => {
      if (!reply.ok) fail(record, `HTTP ${reply.status}`);
    },
    (error) => {
      if (error instanceof TypeError && typeof fetch === 'function' && isNative(fetch)) fail(record, error);
      else if (error?.name === 'AbortError') fail(record, `no reply within ${posting.timeout} ms`);
      else beacon(url, body, record);
    },
  );
}

async function keepaliveFetch(url: string, body: string | URLSearchParams, posting: Posting): Promise<Response> {
  const control = new AbortController();
  const timer = posting.timeout ? setTimeout(() => control.abort(), posting.timeout) : undefined;
  try {
    return await fetch(url, {
      method: 'POST',
      body,
      keepalive: true,
      signal: control.signal,
      ...(posting.headers && { headers: posting.headers }),
    });
  } finally {
    clearTimeout(timer);
  }
}

/** A wrapped `fetch` fails in its own ways; the browser's own fails only when the network did. */
function isNative(call: typeof fetch): boolean {
  return Function.prototype.toString.call(call).includes('[native code]');
}

function beacon(url: string, body: string | URLSearchParams, record: RequestRecord): void {
  try {
    if (!navigator.sendBeacon(url, body)) fail(record, 'refused by the browser');
  } catch (error) {
    fail(record, error);
  }
}
