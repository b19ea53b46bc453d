import { fail, type RequestLog, type RequestRecord } from './request-log';

export interface Posting {
  readonly headers?: Record<string, string>;
  /** Milliseconds after which the call is given up. */
  readonly timeout?: number;
}

/** Characters up to which a call may outlive the page; browsers refuse more than 64 KiB at a time. */
const KEEPALIVE_LIMIT = 60_000;

type Body = string | URLSearchParams;

/**
 * Sends and forgets: the page is never delayed, failures show in the request log only, and the call outlives the page.
 * The address is absolute from the page's own origin: a foreign `<base>` on the page must not redirect it.
 */
export function post(
  log: RequestLog,
  path: string,
  body: Body,
  { headers = {}, timeout }: Posting = {},
): void {
  const url = location.origin + path;
  const record = log.add('POST', url, 'sent');
  const control = new AbortController();
  const timer = timeout && setTimeout(() => control.abort(`no reply within ${timeout} ms`), timeout);
  try {
    fetch(url, {
      method: 'POST',
      body,
      headers,
      keepalive: String(body).length < KEEPALIVE_LIMIT,
      signal: control.signal,
    })
      .then(
        (reply) => reply.ok || fail(record, `HTTP ${reply.status}`),
        (error) => fail(record, error),
      )
      .finally(() => clearTimeout(timer));
  } catch {
    beacon(url, body, record); // the browser's own fetch never throws here: another script broke it
  }
}

function beacon(url: string, body: Body, record: RequestRecord): void {
  try {
    if (!navigator.sendBeacon(url, body)) fail(record, 'refused by the browser');
  } catch (error) {
    fail(record, error);
  }
}
