import type { Page } from 'playwright';
import { vi } from 'vitest';
import type { Call } from '../../demo-pages/server/store.ts';
import type { Stage, Visit } from './harness.ts';

export const HIT = '/api/census/RecordHit';
export const ERRORS = '/api/events/RecordJavascriptErrors';
export const LOGOUT = '/api/auth/Logout';

/** Waits until the server has received as many calls of a path as expected, and returns them. */
export function arrived(stage: Stage, path: string, count = 1): Promise<Call[]> {
  return vi.waitFor(
    () => {
      const calls = stage.server.store.calls({ path });
      if (calls.length < count) throw new Error(`${calls.length} of ${count} calls of ${path}`);
      return calls;
    },
    { timeout: 8000, interval: 25 },
  );
}

/** The fields of a form-encoded call, `data` decoded. */
export function formOf(call: Call | undefined): Record<string, string> & { data: Record<string, unknown> } {
  const fields = Object.fromEntries(new URLSearchParams(call?.body));
  return { ...fields, data: JSON.parse(fields.data ?? '{}') } as never;
}

export interface SentError {
  readonly event: string;
  readonly timestamp: number;
  readonly data: Record<string, unknown> & { readonly message: string; readonly stack: string | null };
}

/** The errors of all reports, in order. */
export function errorsIn(calls: readonly Call[]): SentError[] {
  return calls.flatMap((call) => JSON.parse(call.body) as SentError[]);
}

interface LoggedRequest {
  readonly url: string;
  readonly outcome: string;
  readonly reason: string;
}

/** Waits for a call's record in `mortar.requests()`. */
export function logged(page: Page, path: string, outcome = ''): Promise<LoggedRequest> {
  return vi.waitFor(
    async () => {
      const requests = await page.evaluate<LoggedRequest[]>('mortar.requests()');
      const found = requests.find((one) => one.url.includes(path) && one.outcome.startsWith(outcome));
      if (!found) throw new Error(`Nothing logged of ${path} ${outcome}`);
      return found;
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** Waits until a page has made no request and has not navigated for a while (milliseconds). */
export async function settled(page: Page, quiet = 400): Promise<void> {
  let latest = Date.now();
  const isBusy = () => {
    latest = Date.now();
  };
  const events = ['request', 'requestfinished', 'requestfailed', 'framenavigated'] as const;
  for (const event of events) page.on(event as 'request', isBusy);
  await vi.waitFor(
    () => {
      if (Date.now() - latest < quiet) throw new Error('The page is still busy');
    },
    { timeout: 15_000, interval: 50 },
  );
  for (const event of events) page.off(event as 'request', isBusy);
}

/** Leaves the page, which sends everything pending; returns the requests whose address contains `part`. */
export async function askedUntilLeft({ page, requests }: Visit, part: string): Promise<string[]> {
  await settled(page);
  await page.goto('about:blank');
  return requests.filter((url) => url.includes(part));
}

/** The API requests that track the visitor; performance records are anonymous and don't count. */
export async function trackedUntilLeft(visit: Visit): Promise<string[]> {
  const asked = await askedUntilLeft(visit, '/api/');
  return asked.filter((url) => !url.includes('/api/1/performance/'));
}

/** Records every written cookie string in `window.written`. */
export const KEEP_WRITTEN_COOKIES = `
  window.written = [];
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', { ...cookie, set(text) { window.written.push(text); cookie.set.call(this, text); } });`;

/** The last string with which a cookie was written. */
export function writtenCookie(page: Page, name: string): Promise<string | undefined> {
  return page.evaluate(
    (wanted) =>
      (window as never as { written: string[] }).written.findLast((text) => text.startsWith(`${wanted}=`)),
    name,
  );
}
