import ky from 'ky';
import { parseJson, toJson } from '../data/json';
import type { Call, CallOptions, Values } from '../runtime/call';
import { type SiteAddress, secureOrigin, siteOrigin } from '../runtime/site-origin';
import { OUTLIVING_LIMIT } from '../runtime/transport';
import type { Reply } from './reply';

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

export type HeaderFields = Readonly<Record<string, string>>;

/** Whose API is called. */
interface Site {
  readonly origin: string;
  /** Names the site's own https domain, where secure calls go. */
  readonly site?: SiteAddress | undefined;
}

/** Absolute, from the site's origin: a foreign `<base>` on the page must not redirect it. */
export function addressOf({ origin, site }: Site, { path, secure, query }: Call): URL {
  const base = (secure && site && secureOrigin(site, new URL(origin))) || origin;
  const address = new URL(path, `${base}/api/`);
  for (const [name, value] of encode(query)) address.searchParams.set(name, value);
  return address;
}

/** The site's own addresses are the only ones that get its token, its cookies and its headers. */
export function isOwn({ origin, site }: Site, address: URL): boolean {
  return address.origin === origin || (site !== undefined && address.origin === siteOrigin(site));
}

/** The call with the site's headers, and with its token in the place where it wants it. */
function signed(call: Call, headers: HeaderFields, crumb: string | undefined): Call {
  const { crumb: source = 'query', query, form } = call;
  if (crumb && source === 'query') return { ...call, headers, query: { ...query, crumb } };
  if (crumb && source === 'field') return { ...call, headers, form: { ...form, crumb } };
  return { ...call, headers: { ...headers, ...(crumb && source === 'header' && { 'X-CSRF-Token': crumb }) } };
}

/** What the browser is given beside the address. A redirect would hand body, token and login to wherever it leads. */
function initOf(call: Call, isOwnCall: boolean): RequestInit {
  const body = bodyOf(call);
  return {
    method: call.method,
    body,
    headers: { ...(call.json !== undefined && { 'Content-Type': 'application/json' }), ...call.headers },
    credentials: isOwnCall ? 'include' : 'omit',
    redirect: 'error',
    keepalive: Boolean(call.keepalive) && new Blob([String(body)]).size <= OUTLIVING_LIMIT,
  };
}

/** Values to the pairs of a query or a form. */
export function encode(values: Values = {}): [string, string][] {
  const input = Object.entries(values).filter(([, value]) => value !== undefined);
  return input.map(([name, value]) => [name, typeof value === 'string' ? value : toJson(value)]);
}

/** The body as it travels. */
export function bodyOf({ json, form, text }: CallOptions): string | URLSearchParams | null {
  if (json !== undefined) return toJson(json);
  return form ? new URLSearchParams(encode(form)) : (text ?? null);
}
