import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCaptchaSettings } from '../../../src/forms/captcha/settings';
import type { Provider } from '../../../src/forms/captcha/vendors';
import { readContext } from '../../../src/runtime/site-details';
import type { Runtime } from '../../../src/runtime/types';

/** The test's document has its members elsewhere than browsers have them. */
vi.mock('../../../src/dom/page', async (load) => ({
  ...(await load<typeof import('../../../src/dom/page')>()),
  head: () => document.head,
}));

const GLOBALS = { recaptcha: 'grecaptcha', hcaptcha: 'hcaptcha', turnstile: 'turnstile' } as const;
const PROVIDERS = Object.keys(GLOBALS) as Provider[];
const GERMAN = {
  'Load CAPTCHA': 'CAPTCHA laden',
  'The CAPTCHA comes from another site, which may set cookies.': 'Das CAPTCHA ist von woanders.',
  'Unable to load. Try again.': 'Es lädt nicht.',
};
const page = window as unknown as Record<string, unknown>;

let asked: HTMLScriptElement[];
let yes: (() => void)[];
let isAllowed: boolean;
let openCaptcha: typeof import('../../../src/forms/captcha').openCaptcha;

/** Nothing is requested: the scripts that the page would load are recorded. */
beforeEach(async () => {
  vi.resetModules(); // each test has a page of its own
  ({ openCaptcha } = await import('../../../src/forms/captcha'));
  vi.useFakeTimers();
  document.body.innerHTML = '<form><div id="place"></div></form>';
  asked = [];
  yes = [];
  isAllowed = true;
  vi.spyOn(document.head, 'appendChild').mockImplementation((element) => {
    if (element instanceof HTMLScriptElement) asked.push(element);
    return element;
  });
});
afterEach(async () => {
  await vi.runAllTimersAsync(); // scripts that never came are given up
  for (const name of Object.values(GLOBALS)) delete page[name];
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const runtime = {
  tag: { nonce: 'n0nce' },
  site: readContext({ messages: GERMAN }),
  consent: { allowsTracking: () => isAllowed },
  events: {
    on(_event: 'consent', listener: () => void) {
      yes.push(listener);
      return () => {
        yes = yes.filter((kept) => kept !== listener);
      };
    },
  },
} as unknown as Runtime;

const place = () => document.querySelector('#place') as HTMLElement;
const box = () => place().querySelector('.mortar-captcha');

function open(
  provider: Provider = 'recaptcha',
  { siteKey = 'key', signal = new AbortController().signal } = {},
) {
  const onChange = vi.fn();
  const opening = openCaptcha(runtime, { provider, siteKey, container: place(), signal, onChange });
  const outcome = opening.then(
    () => 'opened',
    (error: Error) => error.message,
  );
  return { opening, outcome, onChange };
}

/** The vendor's script comes to life as its manual says: the global first, then the callback that the address names. */
function arrive(provider: Provider) {
  const answers: string[] = [];
  const told: Record<string, unknown>[] = [];
  const widgets = {
    render: vi.fn((_box: Element, options: Record<string, unknown>) => told.push(options) - 1),
    getResponse: (widget: number) => answers[widget] ?? '',
    reset: (widget: number) => {
      answers[widget] = '';
    },
    ...(provider !== 'recaptcha' && { remove: vi.fn() }),
  };
  page[GLOBALS[provider]] = widgets;
  const callback = new URL(asked.at(-1)?.src ?? '').searchParams.get('onload') ?? '';
  (page[callback] as () => void)();
  const tell = (widget: number, event: string) => (told[widget] as Record<string, () => void>)[event]?.();
  return {
    widgets,
    solve(widget: number, answer: string) {
      answers[widget] = answer;
      tell(widget, 'callback');
    },
    expire(widget: number) {
      answers[widget] = '';
      tell(widget, 'expired-callback');
    },
  };
}

describe.each(PROVIDERS)('a captcha of %s', (provider) => {
  it('is loaded once for two forms, and each has an answer of its own', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="other"></div>');
    const first = open(provider);
    const other = document.querySelector('#other') as HTMLElement;
    const signal = new AbortController().signal;
    const second = openCaptcha(runtime, { provider, siteKey: 'key', container: other, signal });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(1);
    expect([asked[0]?.nonce, new URL(asked[0]?.src ?? '').searchParams.get('render')]).toEqual([
      'n0nce',
      'explicit',
    ]);
    const vendor = arrive(provider);
    const [captcha, another] = await Promise.all([first.opening, second]);
    expect(captcha.answer()).toBeUndefined();
    vendor.solve(0, 'human');
    expect([captcha.answer(), another.answer()]).toEqual(['human', undefined]);
    expect(first.onChange).toHaveBeenCalledTimes(1);
  });

  it('loses its answer when it expires, at a reset, and with its end, which takes everything away', async () => {
    const form = new AbortController();
    const { opening, onChange } = open(provider, { signal: form.signal });
    await vi.advanceTimersByTimeAsync(0);
    const vendor = arrive(provider);
    const captcha = await opening;
    vendor.solve(0, 'human');
    vendor.expire(0);
    expect([captcha.answer(), onChange.mock.calls.length]).toEqual([undefined, 2]);
    vendor.solve(0, 'human');
    captcha.reset();
    expect(captcha.answer()).toBeUndefined();
    vendor.solve(0, 'human');
    form.abort();
    captcha.reset();
    expect([captcha.answer(), box()]).toEqual([undefined, null]);
    if (vendor.widgets.remove) expect(vendor.widgets.remove).toHaveBeenCalledTimes(1);
  });

  it('that is blocked says so, and the next try may succeed', async () => {
    const first = open(provider);
    await vi.advanceTimersByTimeAsync(0);
    asked[0]?.dispatchEvent(new Event('error'));
    expect(await first.outcome).toBe('Unable to load. Try again.');
    expect(box()?.querySelector('[role="status"]')?.textContent).toBe('Es lädt nicht.');
    const second = open(provider);
    await vi.advanceTimersByTimeAsync(0);
    expect([asked.length, place().textContent]).toEqual([2, 'Es lädt nicht.']);
    arrive(provider);
    expect(await second.outcome).toBe('opened');
    expect([place().children.length, place().textContent]).toEqual([1, '']);
  });

  it('that never answers is given up after 30 seconds; what comes later serves the next try', async () => {
    const first = open(provider);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(box()?.textContent).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(await first.outcome).toBe('Unable to load. Try again.');
    arrive(provider);
    expect(await open(provider).outcome).toBe('opened');
    expect(asked).toHaveLength(1);
  });

  it('whose script comes without its global is blocked too', async () => {
    const { outcome } = open(provider);
    await vi.advanceTimersByTimeAsync(0);
    const callback = new URL(asked[0]?.src ?? '').searchParams.get('onload') ?? '';
    (page[callback] as () => void)();
    expect(await outcome).toBe('Unable to load. Try again.');
  });

  it('that is there when its script has loaded needs no call', async () => {
    const { outcome } = open(provider);
    await vi.advanceTimersByTimeAsync(0);
    page[GLOBALS[provider]] = { render: () => 0 };
    asked[0]?.dispatchEvent(new Event('load'));
    expect(await outcome).toBe('opened');
  });

  it('whose key the vendor refuses has not been set up', async () => {
    const { outcome } = open(provider);
    await vi.advanceTimersByTimeAsync(0);
    const refuse = () => {
      throw new Error('Invalid site key');
    };
    page[GLOBALS[provider]] = { render: refuse };
    asked[0]?.dispatchEvent(new Event('load'));
    expect(await outcome).toBe('ReCaptcha has not been set up!');
    expect(box()).toBeNull();
  });
});

it('without a key nothing is asked for: it has not been set up', async () => {
  expect(await open('recaptcha', { siteKey: '' }).outcome).toBe('ReCaptcha has not been set up!');
  expect([asked.length, box()]).toEqual([0, null]);
});

it.each([
  ['before its script has come', true],
  ['while the visitor is asked', false],
])('of a form that goes %s: the document was destroyed', async (_when, allowed) => {
  isAllowed = allowed;
  const life = new AbortController();
  const { outcome } = open('turnstile', { signal: life.signal });
  await vi.advanceTimersByTimeAsync(0);
  life.abort();
  expect(await outcome).toBe('Document was destroyed');
  expect([box(), yes.length]).toEqual([null, 0]);
  expect(await open('turnstile', { signal: life.signal }).outcome).toBe('Document was destroyed');
});

describe('where the visitor may not be tracked', () => {
  beforeEach(() => {
    isAllowed = false;
  });

  it('nothing is loaded before a press of the button', async () => {
    const { outcome } = open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(0);
    expect(box()?.querySelector('[role="status"]')?.textContent).toBe('Das CAPTCHA ist von woanders.');
    expect(box()?.querySelector('button')?.textContent).toBe('CAPTCHA laden');
    box()?.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(0);
    arrive('recaptcha');
    expect([await outcome, box()?.textContent, yes.length]).toEqual(['opened', '', 0]);
  });

  it('a yes to the cookie question loads it, a no does not', async () => {
    const { outcome } = open();
    yes[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(0);
    isAllowed = true;
    yes[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    arrive('recaptcha');
    expect(await outcome).toBe('opened');
  });
});

it.each([
  [{ siteKey: ' k ' }, { provider: 'recaptcha', siteKey: 'k' }],
  [
    { siteKey: 'k', provider: 'turnstile' },
    { provider: 'turnstile', siteKey: 'k' },
  ],
  [
    { siteKey: 7, provider: 'other' },
    { provider: 'recaptcha', siteKey: '' },
  ],
  [undefined, { provider: 'recaptcha', siteKey: '' }],
  ['text', { provider: 'recaptcha', siteKey: '' }],
])('the site’s settings %j are read as %j', (written, read) => {
  expect(readCaptchaSettings({ website: { captchaSettings: written } })).toEqual(read);
});
