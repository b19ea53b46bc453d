import { messageOf } from '../data/errors';
import { now } from '../dom/clock';

type Outcome = 'sent' | 'held' | 'dropped' | 'failed';

/** One call, as support staff see it. */
export interface RequestRecord {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly method: string;
  /** Absolute, however the caller wrote it. */
  readonly url: string;
  outcome: Outcome;
  /** Why it was held, dropped or failed; empty if it was sent. */
  reason: string;
}

export interface RequestLog {
  readonly records: readonly RequestRecord[];
  add(method: string, url: string, outcome: Outcome, reason?: string): RequestRecord;
}

/** Calls kept for support staff; earlier ones are dropped. */
const KEPT = 200;

export function createRequestLog(): RequestLog {
  const records: RequestRecord[] = [];
  return {
    records,
    add(method, url, outcome, reason = '') {
      const record = { time: now(), method, url: absolute(url), outcome, reason };
      if (records.push(record) > KEPT) records.shift();
      return record;
    },
  };
}

export function fail(record: RequestRecord, cause: unknown): undefined {
  record.outcome = 'failed';
  record.reason = messageOf(cause);
}

/** Relative to the page's own origin: a foreign `<base>` must not redirect calls. */
export function absolute(address: string): string {
  return /^https?:/.test(address) ? address : location.origin + address;
}
