import type { FaultCode } from './faults.ts';

interface ApiCall {
  /** The call as the library makes it. */
  readonly call: string;
  /** An outcome for each fault, in the order of `FAULTS`. */
  readonly outcomes: string;
  /** Timeout in milliseconds. */
  readonly limit?: number;
}

export interface CallRow {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  /** Who makes the call: a form, the page's script, or an owner's page with the library. */
  readonly by: 'form' | 'page' | 'library';
  readonly outcomes: string;
  /** Why an outcome differs from that of similar calls. */
  readonly reasons?: Partial<Record<FaultCode, string>>;
  /** The same call made with the library. */
  readonly apiCall?: ApiCall;
}

const FORM = `{ formId: '64a1f0c27d3b5e09a8c6f002', form: '{"email-0002":"ada@kiln.example"}' }`;
const BUTTON = `{ id: 'b', buttonText: 'Buy', clickthroughUrl: '/shop' }`;
const TRACKED = `{ analyticsId: 'a', commonData: {}, customData: {}, customSchemaName: 's' }`;
const ERROR = `{ event: 'javascript-error', timestamp: 1, data: { websiteId: null, templateId: null, url: '/', userAgent: 'x', app: 'x', message: 'm', stack: null, file: null, line: null, column: null, custom: null } }`;
const RECORD = `{ app: 'x', event: 'e', pageLoadId: 'p', timestamp: 1, data: {} }`;
const LOGIN = `{ email: 'member@kiln.example', password: 'stoneware', rememberMe: false }`;
const HIT = `{ localStorageSupported: true, queryString: '', referrer: '', userAgent: '', clientDate: 1, viewportInnerHeight: 1, viewportInnerWidth: 1, screenHeight: 1, screenWidth: 1, url: '/', title: '' }`;

/** The columns: TO OFF 401 403 404 429 500 503 NJ WS CF SL AB. */
const FORM_KEY = 'FK FK FK FK FK FK FK FK FK FK 2FK W N';
const FORM_SAVE = 'FU FU F401 FU F404 F429 F500 FU FP FU 2FU W N';
const QUIET = 'S S S S S S S S S S S S K';
const SILENT = 'S S S S S S S S S S S S S';
const TOLD = 'C C U U C C I T P H 2U W N';
const PLACES = 'X X X X X X X X X X 2X W N';

/** Timeout of the census in milliseconds (specification, section 9). */
const CENSUS = 2500;

const ARRIVES = 'Sent like a page view, it arrives although the visitor has left.';
const NO_REPLY = 'Without any answer there is nothing to tell; `mortar.requests()` lists the call as failed.';

/** The 31 calls of the matrix, each with its outcome under each of the 13 faults. */
export const CALLS: readonly CallRow[] = [
  {
    id: 1,
    name: 'POST form/FormSubmissionKey',
    path: '/api/form/FormSubmissionKey',
    by: 'form',
    outcomes: FORM_KEY,
    apiCall: { call: 'api.getFormSubmissionKey()', outcomes: FORM_KEY },
  },
  {
    id: 2,
    name: 'POST form/SaveFormSubmission',
    path: '/api/form/SaveFormSubmission',
    by: 'form',
    outcomes: FORM_SAVE,
    apiCall: {
      call: `api.getFormSubmissionKey().then(({ key }) => api.saveFormSubmission({ key, ...${FORM} }))`,
      outcomes: FORM_SAVE,
    },
  },
  {
    id: 3,
    name: 'POST events/RecordJavascriptErrors',
    path: '/api/events/RecordJavascriptErrors',
    by: 'page',
    outcomes: QUIET,
    reasons: {
      429: 'Nothing more is sent until the time in `Retry-After` is over, a minute where it is missing.',
    },
    apiCall: { call: `api.recordJavascriptErrors([${ERROR}])`, outcomes: QUIET },
  },
  {
    id: 4,
    name: 'POST events/Trace',
    path: '/api/events/Trace',
    by: 'page',
    outcomes: QUIET,
    apiCall: { call: `api.trace([{ pageUrl: '/', type: 't', data: 1 }])`, outcomes: QUIET },
  },
  {
    id: 5,
    name: 'POST events/RecordEvent',
    path: '/api/events/RecordEvent',
    by: 'page',
    outcomes: QUIET,
    apiCall: { call: `api.recordEvent('opened', {})`, outcomes: QUIET },
  },
  {
    id: 6,
    name: 'POST api/v1/events',
    path: '/api/v1/events',
    by: 'page',
    outcomes: 'S S L L L L L L S S L S K',
    reasons: { TO: NO_REPLY, OFF: NO_REPLY },
    apiCall: { call: `api.trackEvent(${TRACKED})`, outcomes: 'C C E E E E E E S S E S K' },
  },
  {
    id: 7,
    name: 'GET performance/settings',
    path: '/api/1/performance/settings',
    by: 'page',
    outcomes: 'R R R R R R R R R R R W N',
    apiCall: { call: 'api.getPerformanceSettings()', outcomes: 'C C U U C C I T M M U W N' },
  },
  {
    id: 8,
    name: 'POST performance/records',
    path: '/api/1/performance/records',
    by: 'page',
    outcomes: QUIET,
    apiCall: { call: `api.sendPerformanceRecords([${RECORD}])`, outcomes: QUIET },
  },
  {
    id: 9,
    name: 'GET track/Track (an image)',
    path: '/api/track/Track',
    by: 'page',
    outcomes: SILENT,
  },
  {
    id: 10,
    name: 'POST census/RecordHit',
    path: '/api/census/RecordHit',
    by: 'page',
    outcomes: QUIET,
    apiCall: { call: `api.recordHit(1, ${HIT})`, outcomes: QUIET, limit: CENSUS },
  },
  {
    id: 11,
    name: 'POST census/button-click',
    path: '/api/census/button-click',
    by: 'page',
    outcomes: SILENT,
    reasons: {
      TO: 'The link is followed after 2.5 seconds.',
      SL: 'The link is followed after 2.5 seconds.',
      AB: 'The click is what leaves the page.',
    },
    apiCall: { call: `api.recordButtonClick(${BUTTON})`, outcomes: QUIET, limit: CENSUS },
  },
  {
    id: 12,
    name: 'POST census/button-render',
    path: '/api/census/button-render',
    by: 'page',
    outcomes: QUIET,
    reasons: { AB: ARRIVES },
    apiCall: { call: `api.recordButtonRender(${BUTTON})`, outcomes: QUIET, limit: CENSUS },
  },
  {
    id: 13,
    name: 'POST census/form-render',
    path: '/api/census/form-render',
    by: 'page',
    outcomes: QUIET,
    reasons: { AB: ARRIVES },
    apiCall: { call: `api.recordFormRender('f')`, outcomes: QUIET, limit: CENSUS },
  },
  {
    id: 14,
    name: 'POST census/overlay',
    path: '/api/census/overlay',
    by: 'page',
    outcomes: QUIET,
    reasons: { AB: ARRIVES },
    apiCall: {
      call: `api.recordOverlay({ overlayId: 'o', action: 'show' })`,
      outcomes: QUIET,
      limit: CENSUS,
    },
  },
  {
    id: 15,
    name: 'POST census/RecordQuickView/{id}',
    path: '/api/census/RecordQuickView/p1',
    by: 'page',
    outcomes: QUIET,
    reasons: { AB: ARRIVES },
    apiCall: { call: `api.recordQuickView('p1')`, outcomes: QUIET, limit: CENSUS },
  },
  {
    id: 16,
    name: 'POST widget/GetWidgetRendering',
    path: '/api/widget/GetWidgetRendering',
    by: 'page',
    outcomes: 'L L L L L L L L L L 2L W N',
    apiCall: { call: `api.getWidgetRendering({ type: 'flickr', id: 'w', value: {} })`, outcomes: TOLD },
  },
  {
    id: 17,
    name: 'POST auth/Logout',
    path: '/api/auth/Logout',
    by: 'page',
    outcomes: 'L L L L L L L L L L 2L W N',
    apiCall: { call: 'api.logout()', outcomes: TOLD },
  },
  owner(18, 'POST site-users/account/session', `api.createSession(${LOGIN})`),
  owner(19, 'DELETE site-users/account/session', 'api.deleteSession({ cloneCart: true })'),
  owner(20, 'GET multilingual/settings', 'api.getMultilingualSettings()'),
  owner(21, 'GET multilingual/status', 'api.getMultilingualStatus()'),
  owner(22, 'GET multilingual/languages', 'api.getLanguages()'),
  owner(23, 'PUT multilingual/languages', `api.putLanguages(['en-GB'])`),
  owner(24, 'DELETE multilingual/connection', 'api.deleteTranslationConnection()'),
  owner(25, 'GET site-header-footer', 'api.getHeaderFooter()'),
  owner(26, 'PUT site-header-footer', 'api.putHeaderFooter({ header: {}, footer: {} })'),
  owner(27, 'GET google-maps/places/autocomplete', `api.autocompletePlaces({ input: 'Port' }, {})`, PLACES),
  owner(28, 'GET google-maps/places/details', `api.getPlaceDetails({ placeId: 'quay' }, {})`, PLACES),
  {
    id: 29,
    name: 'GET commerce/fullstory/getId',
    path: '/api/commerce/fullstory/getId',
    by: 'page',
    outcomes: 'S S S S S S S S S S S W N',
    reasons: { SL: 'An id that comes within its ten seconds is used.' },
    apiCall: { call: 'api.getSessionRecordingId()', outcomes: 'C C U U C C I T S S U W N' },
  },
  {
    ...owner(
      30,
      'GET, POST, PUT, DELETE /api/…',
      `api.request('GET', 'multilingual/status')`,
      'C C U U C C I T P B 2U W N',
    ),
    path: '/api/multilingual/status',
    reasons: { WS: 'The caller decides what to show; the page goes on.' },
  },
  {
    id: 31,
    name: 'GET open/GetItemsByMonth',
    path: '/api/open/GetItemsByMonth',
    by: 'page',
    outcomes: 'V V V V V V V V V V V W N',
    apiCall: { call: `api.getItemsByMonth('c1', '08-2026')`, outcomes: 'C C U U C C I T P H U W N' },
  },
];

/** A call that only owners' pages make, with the library: the caller decides what to show. */
function owner(id: number, name: string, call: string, outcomes = TOLD): CallRow {
  return {
    id,
    name,
    path: `/api/${name.replace(/^\w+ /, '')}`,
    by: 'library',
    outcomes,
    apiCall: { call, outcomes },
  };
}
