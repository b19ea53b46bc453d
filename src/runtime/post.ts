import { canOutlivePage } from './keepalive';
import { fail, type RequestLog, type RequestRecord } from './request-log';

export interface Posting {
  readonly headers?: Record<string, string>;
  /** Milliseconds after which the call is given up. */
  readonly timeout?: number;
  onReply?(reply: Response): void;
}

type Body = string | URLSearchParams;

/**
 * Sends and forgets: the page is never delayed, failures show in the request log only, and the call outlives the page.
 * The address is absolute from the page's own origin: a foreign `<base>` on the page must not redirect it.
 */
export function post(
  log: RequestLog,
  path: string,
  body: Body,
  { headers = {}, timeout, onReply }: Posting = {},
): void {
  const url = location.origin + path;
  const record = log.add('POST', url, 'sent');
  const keepalive = canOutlivePage(String(body));
  const signal = timeout ? AbortSignal.timeout(timeout) : null;
  try {
    fetch(url, { method: 'POST', body, headers, keepalive, signal }).then(
      (reply) => {
        if (!reply.ok) fail(record, `HTTP ${reply.status}`);
        onReply?.(reply);
      },
      (error) => fail(record, error),
    );
  } catch {
    beacon(url, body, record); // the browser's own fetch never throws here: another script broke it
  }
}

function beacon(url: string, body: Body, record: RequestRecord): void {
  try {
    if (!navigator.sendBeacon(url, body)) fail(record, 'refused');
  } catch (error) {
    fail(record, error);
  }
}
