import { censusCalls } from './census';
import { createClient } from './client';
import { commerceCalls } from './commerce';
import { eventCalls } from './events';
import { formCalls } from './form';
import { headerFooterCalls } from './header-footer';
import { multilingualCalls } from './multilingual';
import { type ApiOptions, readOptions } from './options';
import { performanceCalls } from './performance';
import { placesCalls } from './places';
import { checkedRequest } from './request';
import { sessionCalls } from './session';
import { widgetCalls } from './widget';
import { createXsrf } from './xsrf';

/**
 * Every call of a site's API. Each resolves with the reply or rejects with a RequestError.
 * @throws UnexpectedValueError for an origin that is no address; a call that is given nonsense rejects with the same.
 */
export function createApi(options: ApiOptions) {
  const { origin, site, fetch, crumb, eventsHost, pageFields } = readOptions(options);
  const xsrf = createXsrf(origin);
  const client = createClient({
    origin,
    site,
    fetch,
    crumb,
    headers: xsrf.headers,
    keepCrumb: (fresh) => keepCrumb(origin, fresh),
    onFault({ kind }) {
      if (kind === 'loginRequired') askForLogin();
    },
  });
  const request = checkedRequest(client.request);
  return {
    request,
    ...formCalls(request),
    ...eventCalls({ ...client, request }, eventsHost),
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
