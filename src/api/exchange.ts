import ky from 'ky';
import { parseJson } from '../data/json';
import type { Call } from '../runtime/call';
import type { Reply } from './reply';
import { addressOf, type HeaderFields, initOf, isOwn, type Site, signed } from './wire';

/** The browser's `fetch`, or one that stands in for it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What a call needs to know of its surroundings. */
export interface Surroundings extends Site {
  readonly fetch: Fetch;
  /** Headers for the site's own addresses. */
  headers(): HeaderFields;
}

/** Milliseconds after which a call is given up that says nothing else. */
const TIMEOUT = 30_000;

/** Retries, time limits and what counts as a failure are the specification's, not ky's: see `client` and `fault`. */
const AS_IT_CAME = { retry: 0, timeout: false, throwHttpErrors: false } as const;

/** Asks once and reads the reply to its end; one that never came has status 0. */
export async function exchange(around: Surroundings, call: Call, crumb?: string): Promise<Reply> {
  const { fetch } = around;
  const address = addressOf(around, call);
  const sent = isOwn(around, address) ? signed(call, around.headers(), crumb) : call;
  const init = initOf(sent, isOwn(around, address));
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), call.timeout ?? TIMEOUT);
  const request = { ...init, signal: giveUp.signal };
  try {
    const response = await ky(addressOf(around, sent), {
      ...request,
      ...AS_IT_CAME,
      fetch: (prepared) => fetch((prepared as Request).url, request),
    });
    const text = await response.text();
    return { url: address.href, status: response.status, text, body: parseJson(text) };
  } catch {
    return { url: address.href, status: 0, text: '', body: undefined };
  } finally {
    clearTimeout(timer);
  }
}
