import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as library from '../../../src/library';

const itself: Record<string, unknown> = {};
itself.itself = itself;

/** What a caller without types may hand over. */
const NONSENSE: readonly unknown[] = [
  ...[undefined, null, true, false, Symbol('s'), 10n, -10n],
  ...[0, -0, 1, -1, 1.5, 71, Number.NaN, 5e-324, 1e308, 2 ** 53, Number.POSITIVE_INFINITY],
  Number.NEGATIVE_INFINITY,
  ...['', ' ', '\0', '\ud800', '5', '-1', '1e3', 'word', '__proto__', 'constructor', 'toString', '🏺'],
  ...['{', '{a}', '{a, plural}', '<b>', 'http:', 'http:foo', 'https://a.example/', '//', '#', '%', '%%'],
  ...['javascript:alert(1)', 'x'.repeat(20_000)],
  ...[[], [undefined], [null, [[]]], ['a', 'b'], new Array(3), [Symbol('s')], [Object.create(null)]],
  ...[{}, Object.create(null), itself, { length: -1 }, { length: 2 ** 53 }, Object.freeze({ cents: '5' })],
  { toString: null, valueOf: null },
  JSON.parse('{"__proto__":{"value":1},"constructor":5}'),
  ...[() => {}, async () => {}, class {}, new Date(Number.NaN), new Date(0), /x/, new Map(), new Set()],
  ...[new Error('e'), Promise.resolve(), new Uint8Array(4), new URL('https://a.example'), new WeakMap()],
];

const MONEY = { cents: 500, currency: 'USD' };
const COLOR = { userFormat: 'hex', hue: 0, saturation: 0, lightness: 0 };
const PALETTE = library.createPalette({ mode: 'color' });
const SITE = { appDomain: 'site.example', website: { identifier: 'kiln' } };
const PLACE = { pathname: '/', search: '' };
const EVENT = { actor: 'a', action: 'b', event_owner_team: 'c', event_source: 'd', object_type: 'e' };
const PARENT = Object.create({ querySelectorAll: () => [{}] });
const nothing = () => {};

/** Sensible arguments of every function: each is replaced by nonsense in its turn. */
const CALLS: Readonly<Record<string, readonly unknown[]>> = {
  adaptiveThrottle: [nothing],
  alignmentOf: ['left'],
  audience: [SITE, '/'],
  chooseImageWidth: [800, { dpr: 2 }],
  classifyLink: ['/about', 'a.example'],
  columnCount: [800, 250, 'min'],
  validateEmail: ['a@b.co'],
  validateFile: [
    { name: 'a', size: 1, type: 'b' },
    { maxSize: 5, types: ['b'], typeName: 'image' },
  ],
  validateLink: ['a.co'],
  validateLists: [['a']],
  validateOption: ['a', ['a']],
  validatePageUrl: ['/a'],
  validateRating: [5],
  validateSubtotal: [MONEY, MONEY],
  validateTag: ['a', [], 'tag'],
  validateTagEdits: [1, 'tag'],
  validateVimeoAccount: ['pro'],
  configUrl: [SITE, PLACE],
  contentLink: [{ urlId: 'a' }],
  contentVisibility: [1],
  createAnalyticsEvent: [EVENT, '/'],
  createApi: [{ origin: 'https://a.example' }],
  createFetch: [async () => {}],
  createPalette: [{ mode: 'color' }],
  createResizeEmitter: [300],
  createResizeScheduler: [nothing, 5],
  cssColor: [COLOR],
  describeInstallments: [{ payments: 4, min: MONEY, max: MONEY }],
  describeSubscription: [{ billingPeriod: { value: 1, unit: 'week' } }],
  donateCheckoutUrl: ['a'],
  dropShadowOffset: [{ angle: 90, distance: 5 }],
  fieldValue: ['name', { First: 'a' }],
  firePixel: ['a', {}],
  fitInside: [
    { width: 5, height: 5 },
    { width: 5, height: 5 },
  ],
  formatMessage: ['{n, number}', { n: 5 }, 'en'],
  formatMoney: [MONEY],
  formatVisitorCookie: [['a', 1, 1, 1, 1, 1]],
  fromApiCookieSettings: [{}],
  galleryDesignFor: ['grid'],
  generateSku: [],
  giftCardCheckoutUrl: [{ websiteId: 'a', giftCardProductId: 'b' }],
  highlightDurations: [1, [1, 2]],
  humanFileSize: [5],
  imageUrl: ['/a.jpg', 500, 'filename'],
  isAnchor: ['#'],
  isBlockType: [70],
  isCollectionPanelPath: ['/'],
  isCurrencyCode: ['USD'],
  isDarkColor: ['#000'],
  isDesignEditorPath: ['/'],
  isFtp: ['ftp://a'],
  isInternalUrl: ['/'],
  isJavascriptLink: ['javascript:'],
  isMailto: ['mailto:a@b.co'],
  isMobileAppContainer: ['?platform=mobile-app'],
  isMobileWidth: [432],
  isNavigable: ['/', 'https://a.example'],
  isPopupOverlayVisible: [{}, {}, 0],
  isProperTel: ['tel:1234'],
  isProperUrl: ['a.co'],
  isSevenOne: [SITE],
  isSms: ['sms:1'],
  isSoldOut: [{}],
  isTel: ['tel:1'],
  isTokenizedBlogUrl: ['/%y'],
  isUsZip: ['12345'],
  isValidCategory: ['a'],
  isValidEmail: ['a@b.co'],
  isValidPaletteColor: [COLOR],
  isValidPriceCents: [5],
  isValidSku: ['a'],
  isValidTag: ['a'],
  mapStyleOf: [1],
  marqueeSegmentWidth: [1],
  marqueeWindow: [],
  pageTypeName: [1],
  paletteCss: [PALETTE],
  parseBoundaries: ['hard'],
  parseContentLink: ['/a'],
  parseMessage: ['{a}'],
  parseMoney: ['$5', 'USD'],
  parseSnapPoints: ['50%'],
  parseVisitorCookie: ['a|1|1|1|1|1'],
  queryParameter: ['https://a.example/?b', 'b', nothing],
  readCart: [{}],
  readCartSummary: [{}],
  readColor: ['#fff'],
  readContext: [SITE],
  readProduct: [{}],
  relativeTime: [0, 1],
  requireMapStyle: ['Original'],
  resolveColorReference: [{ type: 'SITE_PALETTE_COLOR', sitePaletteColor: 'accent' }, PALETTE],
  scrollToElement: [{}, {}],
  sessionStage: [],
  stockOf: [{}],
  stripAlignment: ['start'],
  subscribeCheckoutUrl: ['a'],
  swipeDuration: [{ distance: 1, velocity: 1, viewportWidth: 1 }],
  textColorOn: [COLOR],
  toApiCookieSettings: [{}],
  toPercent: [0.5],
  toUnit: [50],
  toUrlSafe: ['a'],
  tween: [nothing, 0],
  unitsFor: [1],
  validateCommonFields: [EVENT],
  validateDataset: [
    { columns: ['a'], rows: [['b']] },
    { maxRows: 5, maxColumns: 5 },
  ],
  variant: ['a'],
  videoMode: ['fit'],
  waitForElement: [PARENT, 'a', undefined],
  workflowLabel: [1],
  wrapIndex: [1, 5],
};

/** The same of the functions of an API. */
const API_CALLS: Readonly<Record<string, readonly unknown[]>> = {
  request: ['GET', 'a', { query: {}, retries: 0 }],
  getFormSubmissionKey: [],
  saveFormSubmission: [{ key: 'a', formId: 'b', form: '{}' }],
  recordJavascriptErrors: [[]],
  trace: [[]],
  recordEvent: ['a', {}],
  trackEvent: [{ analyticsId: 'a', commonData: {}, customData: {}, customSchemaName: 'b' }],
  getPerformanceSettings: [],
  sendPerformanceRecords: [[]],
  recordHit: [1, {}],
  recordButtonClick: [{ id: 'a', buttonText: 'b', clickthroughUrl: '/' }],
  recordButtonRender: [{ id: 'a', buttonText: 'b', clickthroughUrl: '/' }],
  recordFormRender: ['a'],
  recordOverlay: [{}],
  recordQuickView: ['a'],
  getWidgetRendering: [{ type: 'a', id: 'b', value: {} }, 'c'],
  getItemsByMonth: ['a', '08-2026'],
  logout: [],
  createSession: [{ email: 'a', password: 'b', rememberMe: true }],
  deleteSession: [{ cloneCart: true }],
  getMultilingualSettings: [],
  getMultilingualStatus: [],
  getLanguages: [],
  putLanguages: [[]],
  deleteTranslationConnection: [],
  getHeaderFooter: [],
  putHeaderFooter: [{ header: {}, footer: {} }],
  autocompletePlaces: [{}, { productPage: 'a', productSection: 'b' }],
  getPlaceDetails: [{}, { productPage: 'a', productSection: 'b' }],
  getSessionRecordingId: [],
};

/** What a refusal says: in our own form, or in words that the specification has for it. */
const REFUSALS = [
  /^(UnexpectedValueError|RangeError): .+ (must be|must each be) .+, got /s,
  /^RangeError: snapPoints must be a percentage or 'none', got /,
  /^BlockDataError: These are not the gallery designs you are looking for/,
  /^SyntaxError: Expected .+ but .+ found/s,
  /^Error: The intl string context variable/,
  /^Error: Marquee needs a window\./,
  /^TypeError: A tween requires a function and a finite duration\./,
  /^ElementMissingError: waitForElement: no element matches/,
];

type Call = (...values: readonly unknown[]) => unknown;

/** What a call comes to: nothing worth telling, or a failure in other words than those of a refusal. */
async function outcome(call: Call, values: readonly unknown[]): Promise<string> {
  try {
    await call(...values);
    return '';
  } catch (error) {
    const words = `${(error as Error).name}: ${(error as Error).message}`;
    return REFUSALS.some((refusal) => refusal.test(words)) ? '' : words;
  }
}

/** Copies of a list or an object, each with nonsense in the place of one of its fields. */
function spoiled(whole: object): object[] {
  const copy = (): object => (Array.isArray(whole) ? [...whole] : { ...whole });
  return Object.keys(whole).flatMap((name) =>
    NONSENSE.map((value) => Object.assign(copy(), { [name]: value })),
  );
}

/** The arguments with one replaced by nonsense, one too many, or nonsense inside of one. */
function variations(sensible: readonly unknown[]): (readonly unknown[])[] {
  return [...sensible, undefined].flatMap((argument, place) => {
    const inside = typeof argument === 'object' && argument !== null ? spoiled(argument) : [];
    return [...NONSENSE, ...inside].map((value) => Object.assign([...sensible], { [place]: value }));
  });
}

/** What calls with nonsense end in that is neither an answer nor a refusal. */
async function failures(call: Call, sensible: readonly unknown[]): Promise<string[]> {
  const words = await Promise.all(variations(sensible).map((values) => outcome(call, values)));
  return [...new Set(words.filter(Boolean))];
}

const isClass = (value: unknown) => /^class/.test(Function.prototype.toString.call(value));
const functions = Object.entries(library).filter(
  (entry): entry is [string, Call] => typeof entry[1] === 'function' && !isClass(entry[1]),
);

const api = library.createApi({
  origin: 'https://www.kiln.example',
  fetch: async (url) =>
    Response.json(url.includes('ByMonth') ? [] : { key: 'a', pageLoadId: 'a', html: 'a', xsrfToken: 'a' }),
});

beforeAll(() => {
  vi.stubGlobal('requestAnimationFrame', nothing);
  for (const method of ['warn', 'log'] as const) vi.spyOn(console, method).mockImplementation(nothing);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a caller without types gets an answer or a refusal that says what was expected and found', () => {
  it('from every function of the library', () => {
    expect(functions.map(([name]) => name).sort()).toEqual(Object.keys(CALLS).sort());
    expect(Object.keys(api).sort()).toEqual(Object.keys(API_CALLS).sort());
  });

  it.each(functions)('%s', async (name, call) => {
    expect(await failures(call, CALLS[name] ?? [])).toEqual([]);
  });

  it.each(Object.entries(api))('%s of an API', async (name, call) => {
    expect(await failures(call as Call, API_CALLS[name] ?? [])).toEqual([]);
  });

  it.each(Object.entries(API_CALLS))('%s is answered where all is well', async (name, values) => {
    await expect((api[name as keyof typeof api] as Call)(...values)).resolves.not.toThrow();
  });
});
