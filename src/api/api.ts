import { requireFunction, requireObject, requireText, UnexpectedValueError } from '../data/require';
import type { Values } from '../runtime/call';
import { readContext } from '../runtime/site-details';
import type { SiteAddress } from '../runtime/site-origin';
import { calendarCalls } from './calendar';
import { censusCalls } from './census';
import { createClient } from './client';
import { commerceCalls, placesCalls } from './commerce';
import { eventCalls } from './events';
import type { Fetch } from './exchange';
import { formCalls, type Submission } from './form';
import { createPageCrumb } from './page-crumb';
import { performanceCalls } from './performance';
import { checkedRequest, jsonText } from './request';
import { createXsrf, sessionCalls } from './session';
import { headerFooterCalls, multilingualCalls } from './site-settings';
import { widgetCalls } from './widget';

/**
 * All calls of a site's API. Each resolves with the reply or rejects with a RequestError.
 * @throws UnexpectedValueError if the origin isn't an address; a call with invalid arguments rejects with the same.
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
  const forms = formCalls(request);
  return {
    request,
    ...forms,
    /** The submission's `form` may be the values by field id, or their JSON. */
    saveFormSubmission: async (submission: Submission<string | Values>) =>
      forms.saveFormSubmission(withJsonForm(submission)),
    ...eventCalls({ ...client, request }, eventsHost),
    ...performanceCalls({ ...client, request }),
    ...censusCalls(request, pageFields),
    ...widgetCalls(request),
    ...calendarCalls(request),
    ...sessionCalls(request, xsrf),
    ...multilingualCalls(request),
    ...headerFooterCalls(request),
    ...placesCalls(request),
    ...commerceCalls(client),
  };
}

function withJsonForm(submission: Submission<string | Values>): Submission {
  const { form } = requireObject('A submission', submission);
  return { ...submission, form: typeof form === 'string' ? form : jsonText(form) };
}

function askForLogin(): void {
  if (typeof document === 'undefined') return;
  document.dispatchEvent(new CustomEvent('login-required', { bubbles: true }));
}

export interface ApiOptions {
  /** The site's own origin, such as `https://www.kiln.example`. */
  readonly origin: string;
  readonly fetch?: Fetch;
  /** Returns the site's token; by default it is read from the cookie `crumb`, which the site's own pages have. */
  crumb?(): string | undefined;
  /** The site's context; names the https domain for secure calls. */
  readonly site?: SiteAddress;
  /** The event service's origin; the site's own by default. */
  readonly eventsHost?: string;
  /** What census calls report about the visitor and the page: `ss_cvr`, `pageTitle`, `pagePath` and so on. */
  pageFields?(): Values;
}

/** Validates the options and fills in defaults. @throws UnexpectedValueError */
function readOptions(options: ApiOptions) {
  const {
    origin,
    fetch = globalThis.fetch,
    crumb,
    site,
    eventsHost = '',
    pageFields = () => ({}),
  } = requireObject('The options of an API', options);
  return {
    origin: readOrigin(origin),
    fetch: requireFunction('The fetch of an API', fetch),
    crumb: crumb === undefined ? undefined : requireFunction('The crumb of an API', crumb),
    site: site && readContext(requireObject('The site of an API', site)),
    eventsHost: requireText('The eventsHost of an API', eventsHost),
    pageFields: requireFunction('The pageFields of an API', pageFields),
  };
}

function readOrigin(address: unknown): string {
  if (typeof address === 'string' && /^https?:/i.test(address) && URL.canParse(address))
    return new URL(address).origin;
  throw new UnexpectedValueError('The origin of an API', 'an http or https URL', address);
}
