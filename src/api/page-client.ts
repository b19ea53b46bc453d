import * as page from '../dom/page';
import type { Http } from '../runtime/call';
import { readCookie, writeCookies } from '../runtime/cookies';
import { fail, type RequestLog } from '../runtime/request-log';
import { siteDetails } from '../runtime/site-details';
import type { Runtime } from '../runtime/types';
import { withChunk } from '../runtime/with-chunk';
import { createClient } from './client';
import type { Fetch } from './exchange';
import { createXsrf } from './session';

let client: { readonly request: Http } | undefined;

/** The API client for the page's own script, with the page's cookie, request log and error overlay. */
export function requestFor(runtime: Runtime): Http {
  client ??= createPageClient(runtime);
  return client.request;
}

function createPageClient(runtime: Runtime) {
  const showError = (message: string) =>
    withChunk(runtime, 'system-error', (chunk) => chunk.showSystemError(runtime, message));
  return createClient({
    origin: ownOrigin(),
    get site() {
      return siteDetails(runtime.site);
    },
    fetch: loggedFetch(runtime.requests),
    crumb: () => readCookie('crumb'),
    keepCrumb: (crumb) => writeCookies(['crumb', crumb]),
    headers: createXsrf(ownOrigin()).headers,
    onFault({ kind, message }, { quiet }) {
      if (kind === 'loginRequired') page.dispatch(new CustomEvent('login-required', { bubbles: true }));
      if (kind === 'authorizationFail' && !quiet) showError(message);
    },
  });
}

/** A frame that a script has written has its page's origin; its own address has none. */
function ownOrigin(): string {
  return location.protocol === 'about:' ? self.origin : location.origin;
}

/** Adds every attempt to the page's request log, whatever its outcome. */
function loggedFetch(log: RequestLog): Fetch {
  return async (url, init) => {
    const record = log.add(init.method ?? '', new URL(url).pathname, 'sent');
    try {
      const reply = await fetch(url, init);
      if (!reply.ok) fail(record, `HTTP ${reply.status}`);
      return reply;
    } catch (error) {
      fail(record, error);
      throw error;
    }
  };
}
