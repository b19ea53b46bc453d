import ky from 'ky';
import { guarded } from '../data/guarded';
import { parseJson, toJson } from '../data/json';
import { LONGEST_TIMER } from '../dom/timing/timers';
import { watchLeaving } from '../dom/watch-leaving';
import type { Call, CallOptions, Values } from '../runtime/call';
import { type SiteAddress, secureOrigin, siteOrigin } from '../runtime/site-origin';
import { bytesOf, OUTLIVING_LIMIT } from '../runtime/transport';
import type { Reply } from './reply';

/** The browser's `fetch`, or a replacement. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What a call needs from its environment. */
export interface Environment extends Site {
  readonly fetch: Fetch;
  /** Headers for the site's own addresses. */
  headers(): HeaderFields;
}

/** Default timeout of a call in milliseconds. */
const TIMEOUT = 30_000;

/** Retries, timeouts and failures follow the specification, not ky's defaults: see `client` and `fault`. */
const PLAIN = { retry: 0, timeout: false, throwHttpErrors: false } as const;

/** Sends the request and reads the whole reply; status 0 means there was none. */
export async function exchange(environment: Environment, call: Call, crumb?: string): Promise<Reply> {
  const { fetch } = environment;
  const address = guarded(() => addressOf(environment, call));
  if (!address) return { url: call.path, status: 0, text: '', body: undefined }; // a page without an origin
  const sent = isOwn(environment, address) ? signed(call, environment.headers(), crumb) : call;
  const init = initOf(sent, isOwn(environment, address));
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), Math.min(call.timeout ?? TIMEOUT, LONGEST_TIMER));
  const request = { ...init, signal: giveUp.signal };
  const leaving = watchLeaving();
  try {
    const response = await ky(addressOf(environment, sent), {
      ...request,
      ...PLAIN,
      fetch: (prepared) => fetch((prepared as Request).url, request),
    });
    const text = await response.text();
    return { url: address.href, status: response.status, text, body: parseJson(text) };
  } catch {
    if (leaving.isLeaving()) await leaving.isLeft(); // nobody is there to be told before
    return { url: address.href, status: 0, text: '', body: undefined };
  } finally {
    clearTimeout(timer);
    leaving.stop();
  }
}

export type HeaderFields = Readonly<Record<string, string>>;

/** The site whose API is called. */
interface Site {
  readonly origin: string;
  /** Names the site's own https domain, which secure calls go to. */
  readonly site?: SiteAddress | undefined;
}

/** Resolved against the site's origin: a foreign `<base>` on the page must not redirect the call. */
export function addressOf({ origin, site }: Site, { path, secure, query }: Call): URL {
  const base = (secure && site && secureOrigin(site, new URL(origin))) || origin;
  const address = new URL(path, `${base}/api/`);
  for (const [name, value] of encode(query)) address.searchParams.set(name, value);
  return address;
}

/** Only the site's own addresses get its token, cookies and headers. */
export function isOwn({ origin, site }: Site, address: URL): boolean {
  return address.origin === origin || (site !== undefined && address.origin === siteOrigin(site));
}

/** The call with the site's headers, and with the token where the call expects it. */
function signed(call: Call, headers: HeaderFields, crumb: string | undefined): Call {
  const { crumb: source = 'query', query, form } = call;
  if (crumb && source === 'query') return { ...call, headers, query: { ...query, crumb } };
  if (crumb && source === 'field') return { ...call, headers, form: { ...form, crumb } };
  return { ...call, headers: { ...headers, ...(crumb && source === 'header' && { 'X-CSRF-Token': crumb }) } };
}

/** Options for `fetch`. Redirects are refused, since they would pass the body, token and login to another address. */
function initOf(call: Call, isOwnCall: boolean): RequestInit {
  const body = bodyOf(call);
  return {
    method: call.method,
    body,
    headers: { ...(call.json !== undefined && { 'Content-Type': 'application/json' }), ...call.headers },
    credentials: isOwnCall ? 'include' : 'omit',
    redirect: 'error',
    keepalive: Boolean(call.keepalive) && bytesOf(body) <= OUTLIVING_LIMIT,
  };
}

/** Values as the pairs of a query or a form. */
export function encode(values: Values = {}): [string, string][] {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return present.map(([name, value]) => [name, typeof value === 'string' ? value : toJson(value)]);
}

/** The serialised body. */
export function bodyOf({ json, form, text }: CallOptions): string | URLSearchParams | null {
  if (json !== undefined) return toJson(json);
  return form ? new URLSearchParams(encode(form)) : (text ?? null);
}
