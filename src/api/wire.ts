import type { Call } from '../runtime/call';
import { type SiteAddress, secureOrigin, siteOrigin } from '../runtime/site-origin';
import { OUTLIVING_LIMIT } from '../runtime/transport';
import { bodyOf, encode } from './encode';

export type HeaderFields = Readonly<Record<string, string>>;

/** Whose API is called. */
export interface Site {
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
export function signed(call: Call, headers: HeaderFields, crumb: string | undefined): Call {
  const { crumb: source = 'query', query, form } = call;
  if (crumb && source === 'query') return { ...call, headers, query: { ...query, crumb } };
  if (crumb && source === 'field') return { ...call, headers, form: { ...form, crumb } };
  return { ...call, headers: { ...headers, ...(crumb && source === 'header' && { 'X-CSRF-Token': crumb }) } };
}

/** What the browser is given beside the address. */
export function initOf(call: Call, isOwnCall: boolean): RequestInit {
  const body = bodyOf(call);
  return {
    method: call.method,
    body,
    headers: { ...(call.json !== undefined && { 'Content-Type': 'application/json' }), ...call.headers },
    credentials: isOwnCall ? 'include' : 'omit',
    keepalive: Boolean(call.keepalive) && new Blob([String(body)]).size <= OUTLIVING_LIMIT,
  };
}
