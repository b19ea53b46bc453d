import { valueIn } from '../data/cookie-text';
import { guarded } from '../data/guarded';
import { requireFunction, requireObject, requireText, UnexpectedValueError } from '../data/require';
import type { Values } from '../runtime/call';
import { readContext } from '../runtime/site-details';
import type { SiteAddress } from '../runtime/site-origin';
import { censusCalls } from './census';
import { createClient } from './client';
import { commerceCalls, placesCalls } from './commerce';
import { eventCalls } from './events';
import type { Fetch } from './exchange';
import { formCalls } from './form';
import { performanceCalls } from './performance';
import { checkedRequest } from './request';
import { createXsrf, sessionCalls } from './session';
import { headerFooterCalls, multilingualCalls } from './site-settings';
import { widgetCalls } from './widget';

/** The token of a site, which its own pages have in their cookie `crumb`. */
interface PageCrumb {
  /** `undefined` elsewhere than on a page of the site, and where the browser forbids cookies. */
  read(): string | undefined;
  keep(crumb: string): void;
}

/**
 * Every call of a site's API. Each resolves with the reply or rejects with a RequestError.
 * @throws UnexpectedValueError for an origin that is no address; a call that is given nonsense rejects with the same.
 */
export function createApi(options: ApiOptions) {
  const { origin, site, fetch, crumb, eventsHost, pageFields } = readOptions(options);
  const pageCrumb = createPageCrumb(origin);
  const xsrf = createXsrf(origin);
  const client = createClient({
    origin,
    site,
    fetch,
    crumb: crumb ?? pageCrumb.read,
    keepCrumb: pageCrumb.keep,
    headers: xsrf.headers,
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

function askForLogin(): void {
  if (typeof document === 'undefined') return;
  document.dispatchEvent(new CustomEvent('login-required', { bubbles: true }));
}

export interface ApiOptions {
  /** The site's own, `https://www.kiln.example`. */
  readonly origin: string;
  readonly fetch?: Fetch;
  /** Gives the site's token; when left out, a page of the site has it in its cookie `crumb`. */
  crumb?(): string | undefined;
  /** The site's context, which names the https domain of secure calls. */
  readonly site?: SiteAddress;
  /** The event service's origin; the site's own when left out. */
  readonly eventsHost?: string;
  /** What census calls say of visitor and page: `ss_cvr`, `pageTitle`, `pagePath` and so on. */
  pageFields?(): Values;
}

/** The options with what is left out. @throws UnexpectedValueError */
function readOptions(options: ApiOptions) {
  const {
    origin,
    fetch = globalThis.fetch,
    crumb,
    site,
    eventsHost = '',
    pageFields = () => ({}),
  } = requireObject('What an API is made of', options);
  return {
    origin: readOrigin(origin),
    fetch: requireFunction('The fetch of an API', fetch),
    crumb: crumb === undefined ? undefined : requireFunction('The crumb of an API', crumb),
    site: site && readContext(site),
    eventsHost: requireText('The eventsHost of an API', eventsHost),
    pageFields: requireFunction('The pageFields of an API', pageFields),
  };
}

function readOrigin(address: unknown): string {
  if (typeof address === 'string' && /^https?:/i.test(address) && URL.canParse(address))
    return new URL(address).origin;
  throw new UnexpectedValueError('The origin of an API', 'an address with http or https', address);
}

/** Without `dom/page`, which needs a document when it is imported: the library also runs in Node. */
function createPageCrumb(origin: string): PageCrumb {
  const isOwnPage = typeof document !== 'undefined' && location.origin === origin;
  const cookie = isOwnPage ? Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') : undefined;
  return {
    read: () => valueIn(guarded(() => cookie?.get?.call(document)) ?? '', 'crumb'),
    keep(crumb) {
      guarded(() => cookie?.set?.call(document, `crumb=${encodeURIComponent(crumb)}; Path=/; SameSite=Lax`));
    },
  };
}
