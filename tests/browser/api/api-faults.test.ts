import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../../../demo-pages/server/faults.ts';
import { type DemoServer, startServer } from '../../../demo-pages/server/server.ts';
import { eventually } from '../eventually.ts';
import { launch, TAG } from '../harness.ts';
import { ERRORS } from '../wire.ts';
import { type ApiPage, type Outcome, openApiPage } from './api-page.ts';

/** A minute: longer than any call waits. */
const NEVER = 60_000;

/** What goes wrong, by the matrix's columns. */
const FAULTS = {
  'no answer comes in time': { delay: NEVER },
  'the connection is lost': { drop: true },
  'the answer is 401': { status: 401, body: '' },
  'the answer is 403': { status: 403, body: '' },
  'the answer is 404': { status: 404, body: '' },
  'the answer is 429': { status: 429, body: '' },
  'the answer is 500': { status: 500, body: '' },
  'the answer is 503': { status: 503, body: '' },
  'the answer is no JSON': { malformed: true },
  'the answer is JSON of another shape': { body: '42' },
  'the crumb is refused': { crumbFail: true },
  'the answer is slow': { delay: 150 },
  'the visitor leaves meanwhile': { delay: NEVER },
} satisfies Record<string, Omit<Fault, 'path'>>;

type FaultName = keyof typeof FAULTS;

const FORM = `{ formId: '64a1f0c27d3b5e09a8c6f002', form: '{"email-0002":"ada@kiln.example"}' }`;
const BUTTON = `{ id: 'b', buttonText: 'Buy', clickthroughUrl: '/shop' }`;
const TRACKED = `{ analyticsId: 'a', commonData: {}, customData: {}, customSchemaName: 's' }`;
const ERROR = `{ event: 'javascript-error', timestamp: 1, data: { websiteId: null, templateId: null, url: '/', userAgent: 'x', app: 'x', message: 'm', stack: null, file: null, line: null, column: null, custom: null } }`;
const RECORD = `{ app: 'x', event: 'e', pageLoadId: 'p', timestamp: 1, data: {} }`;
const LOGIN = `{ email: 'member@kiln.example', password: 'stoneware', rememberMe: false }`;
const HIT = `{ localStorageSupported: true, queryString: '', referrer: '', userAgent: '', clientDate: 1, viewportInnerHeight: 1, viewportInnerWidth: 1, screenHeight: 1, screenWidth: 1, url: '/', title: '' }`;

/** Codes by column. */
const QUIET = 'S S S S S S S S S S S S K';
const SHOWN = 'C C U U C C I T P H 2U W N';
const PLACES = 'X X X X X X X X X X 2X W N';

/**
 * Every call: where it goes, how it is made, and a code for what comes of it under each fault.
 * Milliseconds are those after which it is given up.
 */
const CALLS: readonly (readonly [path: string, make: string, codes: string, limit?: number])[] = [
  ['/api/form/FormSubmissionKey', 'api.getFormSubmissionKey()', 'FK FK FK FK FK FK FK FK FK FK 2FK W N'],
  [
    '/api/form/SaveFormSubmission',
    `api.getFormSubmissionKey().then(({ key }) => api.saveFormSubmission({ key, ...${FORM} }))`,
    'FU FU F401 FU F404 F429 F500 FU FP FU 2FU W N',
  ],
  ['/api/events/RecordJavascriptErrors', `api.recordJavascriptErrors([${ERROR}])`, QUIET],
  ['/api/events/Trace', `api.trace([{ pageUrl: '/', type: 't', data: 1 }])`, QUIET],
  ['/api/events/RecordEvent', `api.recordEvent('opened', {})`, QUIET],
  ['/api/v1/events', `api.trackEvent(${TRACKED})`, 'C C E E E E E E S S E S K'],
  ['/api/1/performance/settings', 'api.getPerformanceSettings()', 'C C U U C C I T L L U W N'],
  ['/api/1/performance/records', `api.sendPerformanceRecords([${RECORD}])`, QUIET],
  ['/api/census/RecordHit', `api.recordHit(1, ${HIT})`, QUIET, 2500],
  ['/api/census/button-click', `api.recordButtonClick(${BUTTON})`, QUIET, 2500],
  ['/api/census/button-render', `api.recordButtonRender(${BUTTON})`, QUIET, 2500],
  ['/api/census/form-render', `api.recordFormRender('f')`, QUIET, 2500],
  ['/api/census/overlay', `api.recordOverlay({ overlayId: 'o', action: 'show' })`, QUIET, 2500],
  ['/api/census/RecordQuickView/p1', `api.recordQuickView('p1')`, QUIET, 2500],
  ['/api/widget/GetWidgetRendering', `api.getWidgetRendering({ type: 'flickr', id: 'w', value: {} })`, SHOWN],
  ['/api/auth/Logout', 'api.logout()', SHOWN],
  ['/api/site-users/account/session', `api.createSession(${LOGIN})`, SHOWN],
  ['/api/site-users/account/session', 'api.deleteSession({ cloneCart: true })', SHOWN],
  ['/api/multilingual/settings', 'api.getMultilingualSettings()', SHOWN],
  ['/api/multilingual/status', 'api.getMultilingualStatus()', SHOWN],
  ['/api/multilingual/languages', 'api.getLanguages()', SHOWN],
  ['/api/multilingual/languages', `api.putLanguages(['en-GB'])`, SHOWN],
  ['/api/multilingual/connection', 'api.deleteTranslationConnection()', SHOWN],
  ['/api/site-header-footer', 'api.getHeaderFooter()', SHOWN],
  ['/api/site-header-footer', 'api.putHeaderFooter({ header: {}, footer: {} })', SHOWN],
  ['/api/google-maps/places/autocomplete', `api.autocompletePlaces({ input: 'Port' }, {})`, PLACES],
  ['/api/google-maps/places/details', `api.getPlaceDetails({ placeId: 'quay' }, {})`, PLACES],
  ['/api/commerce/fullstory/getId', 'api.getSessionRecordingId()', 'S S S S S S S S S S S W N'],
  ['/api/multilingual/status', `api.request('GET', 'multilingual/status')`, 'C C U U C C I T P B 2U W N'],
];

/** The texts that the codes stand for; the rest says what else is awaited. */
const TEXTS: Readonly<Record<string, string | RegExp>> = {
  FK: 'Could not get a form submission key, please try again later.',
  FU: 'Unknown error, please try again later.',
  FP: 'Error processing form submission. Please reload and try again.',
  F401: 'Unable to submit form. Please try again later.',
  F404: 'This form has not been configured yet.',
  F429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  F500: 'Unable to send form. Please try again later.',
  U: 'Unauthorized request',
  I: 'Internal server error. Please try again later.',
  T: 'This service is temporarily unavailable. Please try again later.',
  C: 'Unable to connect…',
  X: 'Unable to load results',
  L: 'Unable to resolve pageLoadId',
  P: /^Internal Error: Unable to parse server response from \(http:(?!.*crumb=)[^)]*\) as JSON: ./,
  H: /^Internal Error: Unexpected server response from \(http:(?!.*crumb=)[^)]*\)$/,
  B: 'Not today',
};

/** In words, for the tests' names. */
const WORDS: Readonly<Record<string, string>> = {
  S: 'it resolves and nobody hears of it',
  W: 'it waits and resolves',
  K: 'it arrives all the same',
  N: 'nothing is shown and nothing reported',
  P: 'it says that it cannot parse the answer',
  H: 'it says that the answer is not what was expected',
};

/** Where the same fault means something else: a refusal that says nothing of its reasons, an error in a reply. */
const SPECIAL: Readonly<Record<string, Omit<Fault, 'path'>>> = {
  'FU the answer is JSON of another shape': { status: 400, body: '{}' },
  'B the answer is JSON of another shape': { body: '{"error":"Not today"}' },
};

interface Cell {
  readonly path: string;
  readonly make: string;
  readonly limit: number;
  readonly fault: FaultName;
  readonly code: string;
}

const CELLS: readonly Cell[] = CALLS.flatMap(([path, make, codes, limit = 30_000]) =>
  codes.split(' ').map((code, column) => {
    const fault = Object.keys(FAULTS)[column] as FaultName;
    return { path, make, limit, fault, code };
  }),
);

const cells = (isWanted: (cell: Cell) => boolean) => CELLS.filter(isWanted);
const under = (fault: FaultName) => cells((cell) => cell.fault === fault);

/** `getLanguages`: the last call that is made. */
function nameOf({ make }: Cell): string {
  return [...make.matchAll(/api\.(\w+)/g)].at(-1)?.[1] ?? make;
}

function wordsOf({ code, fault }: Cell): string {
  return WORDS[code] ?? `it says ${textOf(code.replace('2', ''), fault)}`;
}

/** What a call that failed says; `undefined` where it did not fail. */
function textOf(code: string, fault: FaultName): string | RegExp | undefined {
  const { status = 400 }: Partial<Fault> = FAULTS[fault];
  return code === 'E' ? `Error tracking event: HTTP Status ${status}` : TEXTS[code];
}

let browser: Browser;
let server: DemoServer;
let context: BrowserContext;
let steady: ApiPage;
let timed: ApiPage;

beforeAll(async () => {
  server = await startServer({ port: 0 });
  browser = await launch();
  context = await browser.newContext();
  steady = await openApiPage(context, server);
  // What never gets an answer keeps its connection, and a context has six.
  timed = await openApiPage(await browser.newContext(), server, { clock: true });
});
afterEach(() => {
  server.faults.clear();
  server.store.clear();
  for (const { messages, requests } of [steady, timed]) {
    messages.splice(0);
    requests.splice(0);
  }
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

function goWrong({ path, code, fault }: Cell, more: Partial<Fault> = {}) {
  server.faults.add({ path, ...(SPECIAL[`${code} ${fault}`] ?? FAULTS[fault]), ...more });
}

function expectOutcome({ error }: Outcome, text: string | RegExp | undefined) {
  if (text === undefined) return expect(error).toBeUndefined();
  expect(error?.name).toBe('RequestError');
  expect(error?.message).toEqual(text instanceof RegExp ? expect.stringMatching(text) : text);
}

const arrived = (path: string) => server.store.calls({ path }).length;

/** A call speaks to its caller only: the page stays as it was, and the console too, but for the browser's own line. */
async function expectSilence({ page, messages }: ApiPage) {
  expect(messages.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  expect(await page.locator('body *').count()).toBe(0);
}

const asked = ({ requests }: ApiPage, { path }: Cell) => requests.filter((url) => url.includes(path)).length;

describe('a call that gets a bad answer', () => {
  for (const cell of cells(({ fault }) => !/in time|refused|leaves/.test(fault))) {
    it(`${nameOf(cell)} when ${cell.fault}: ${wordsOf(cell)}`, async () => {
      goWrong(cell);
      expectOutcome(await steady.outcomeOf(cell.make), textOf(cell.code, cell.fault));
      expect(asked(steady, cell)).toBe(1);
      await expectSilence(steady);
    });
  }
});

describe('a call that gets no answer', () => {
  for (const cell of under('no answer comes in time')) {
    it(`${nameOf(cell)} when ${cell.limit} ms are over: ${wordsOf(cell)}`, async () => {
      goWrong(cell);
      const { page } = timed;
      await page.evaluate(`outcome = undefined; void outcomeOf(${cell.make}).then((it) => { outcome = it })`);
      await eventually(() => asked(timed, cell)).toBe(1);
      await page.clock.fastForward(cell.limit - 1);
      expect(await page.evaluate('outcome')).toBeUndefined();
      await page.clock.fastForward(1);
      await eventually(() => page.evaluate('outcome')).toBeDefined();
      expectOutcome(await page.evaluate('outcome'), textOf(cell.code, cell.fault));
      expect(asked(timed, cell)).toBe(1);
      await expectSilence(timed);
    });
  }
});

describe('a call whose crumb is refused', () => {
  for (const cell of under('the crumb is refused')) {
    const tries = cell.code.startsWith('2') ? 2 : 1;
    const text = textOf(cell.code.replace('2', ''), cell.fault);

    it(`${nameOf(cell)} when it is always refused: ${wordsOf(cell)}, ${tries} in all`, async () => {
      goWrong(cell);
      expectOutcome(await steady.outcomeOf(cell.make), text);
      expect(arrived(cell.path)).toBe(tries);
      await expectSilence(steady);
    });

    it(`${nameOf(cell)} when it is refused once: ${tries} in all`, async () => {
      goWrong(cell, { times: 1 });
      expectOutcome(await steady.outcomeOf(cell.make), tries === 1 ? text : undefined);
      const statuses = server.store.calls({ path: cell.path }).map(({ status }) => status);
      expect(statuses).toEqual([400, 200].slice(0, tries));
    });
  }
});

describe('a call that nobody waits for any more', () => {
  for (const cell of under('the visitor leaves meanwhile')) {
    const outlives = cell.code === 'K';

    it(`${nameOf(cell)} when ${cell.fault}: ${wordsOf(cell)}`, async () => {
      goWrong(cell, { delay: outlives ? 300 : NEVER });
      const left = await openApiPage(context, server, { tag: TAG });
      await left.page.evaluate(`void ${cell.make}`);
      await eventually(() => asked(left, cell)).toBe(1);
      await left.page.goto(`${server.url}/config/`);
      await eventually(() => server.store.calls({ path: cell.path }).at(-1)?.status).toBe(outlives ? 200 : 0);
      if (cell.path !== ERRORS) expect(arrived(ERRORS)).toBe(0);
      expect(left.messages).toEqual([]);
      await left.page.close();
    });
  }
});
