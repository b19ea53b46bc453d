import { messageOf } from '../data/errors';
import { now } from '../dom/clock';

export type Outcome = 'sent' | 'held' | 'dropped' | 'failed';

/** One call as support staff see it. */
export interface RequestRecord {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly method: string;
  /** With its origin, however the caller spelled it. */
  readonly url: string;
  outcome: Outcome;
  /** Why it was held, dropped or failed; empty for what was sent. */
  reason: string;
}

export interface RequestLog {
  readonly records: readonly RequestRecord[];
  add(method: string, url: string, outcome: Outcome, reason?: string): RequestRecord;
}

const LATEST = 200;

export function createRequestLog(): RequestLog {
  const records: RequestRecord[] = [];
  return {
    records,
    add(method, url, outcome, reason = '') {
      const record = { time: now(), method, url: absolute(url), outcome, reason };
      if (records.push(record) > LATEST) records.shift();
      return record;
    },
  };
}

export function fail(record: RequestRecord, cause: unknown): undefined {
  record.outcome = 'failed';
  record.reason = messageOf(cause);
}

/** From the page's own origin: a foreign `<base>` on the page must not redirect a call. */
export function absolute(address: string): string {
  return /^https?:/.test(address) ? address : location.origin + address;
}
