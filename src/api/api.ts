import type { SiteAddress } from '../runtime/site-origin';
import type { Values } from './call';
import { censusCalls } from './census';
import { createClient } from './client';
import { commerceCalls } from './commerce';
import { eventCalls } from './events';
import type { Fetch } from './exchange';
import { formCalls } from './form';
import { headerFooterCalls } from './header-footer';
import { multilingualCalls } from './multilingual';
import { performanceCalls } from './performance';
import { placesCalls } from './places';
import { sessionCalls } from './session';
import { widgetCalls } from './widget';
import { createXsrf } from './xsrf';

export interface ApiOptions {
  /** The site's own, `https://www.kiln.example`. */
  readonly origin: string;
  readonly fetch?: Fetch;
  /** Gives the site's token; on a page, what its cookie `crumb` holds. */
  crumb?(): string | undefined;
  /** The site's context, which names the https domain of secure calls. */
  readonly site?: SiteAddress;
  /** The event service's origin; the site's own when left out. */
  readonly eventsHost?: string;
  /** What census calls say of visitor and page: `ss_cvr`, `pageTitle`, `pagePath` and so on. */
  pageFields?(): Values;
}

/**
 * Every call of a site's API. Each resolves with the reply or rejects with a RequestError.
 * @throws TypeError for an origin that is no address.
 */
export function createApi({
  origin: address,
  fetch,
  crumb = () => undefined,
  site,
  eventsHost = '',
  pageFields = () => ({}),
}: ApiOptions) {
  const { origin } = new URL(address);
  const xsrf = createXsrf(origin);
  const client = createClient({
    origin,
    site,
    fetch: fetch ?? globalThis.fetch,
    crumb,
    headers: xsrf.headers,
    keepCrumb: (fresh) => keepCrumb(origin, fresh),
    onFault({ kind }) {
      if (kind === 'loginRequired') askForLogin();
    },
  });
  const { request } = client;
  return {
    request,
    ...formCalls(request),
    ...eventCalls(client, eventsHost),
    ...performanceCalls(request),
    ...censusCalls(request, pageFields),
    ...widgetCalls(request),
    ...sessionCalls(request, xsrf),
    ...multilingualCalls(request),
    ...headerFooterCalls(request),
    ...placesCalls(request),
    ...commerceCalls(client),
  };
}

/** On a page of the site itself the token takes the refused one's place. */
function keepCrumb(origin: string, crumb: string): void {
  if (typeof document === 'undefined' || location.origin !== origin) return;
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  cookie?.set?.call(document, `crumb=${encodeURIComponent(crumb)}; Path=/; SameSite=Lax`);
}

function askForLogin(): void {
  if (typeof document === 'undefined') return;
  document.dispatchEvent(new CustomEvent('login-required', { bubbles: true }));
}
