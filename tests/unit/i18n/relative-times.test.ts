import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Change } from '../../../src/dom/dom-observer';
import { start as startRelativeTimes } from '../../../src/i18n/relative-times';
import { readContext } from '../../../src/runtime/site-details';
import type { Runtime } from '../../../src/runtime/types';

const NOW = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString();
const time = (datetime: string, html = '21 November') =>
  `<time data-relative-time="" datetime="${datetime}">${html}</time>`;

let isHidden = false;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page with these times, whose script has just started. */
async function start(html: string, context: unknown = {}, load = loadChunk) {
  document.body.innerHTML = html;
  const served = document.querySelector('time')?.firstChild;
  const listeners: ((change: Change) => void)[] = [];
  const report = vi.fn();
  const runtime = {
    site: readContext(context),
    chunks: { load },
    domObserver: { watch: (listener: (change: Change) => void) => listeners.push(listener) },
    report,
  } as unknown as Runtime;
  stop = startRelativeTimes(runtime);
  await seconds(0);
  const insert = (markup: string) => {
    const box = document.createElement('div');
    box.innerHTML = markup;
    document.body.append(box);
    for (const tell of listeners) tell({ added: [box], removed: true });
    return seconds(0);
  };
  return { report, insert, served };
}

function loadChunk(name: string): Promise<unknown> {
  return name === 'messages' ? import('../../../src/i18n/fill-in') : import('../../../src/i18n/parser-chunk');
}

/** Lets time pass, and then whatever waits for a chunk. */
async function seconds(count: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(count * 1000);
  await vi.dynamicImportSettled();
}

const texts = () => [...document.querySelectorAll('time')].map(({ textContent }) => textContent);

it('each time says how long ago it was, and goes on every five seconds', async () => {
  await start(time(ago(1)) + time(ago(58)) + time(ago(7200)));
  expect(texts()).toEqual(['just now', 'about 58 seconds ago', 'about 2 hours ago']);
  await seconds(4.9);
  expect(texts()).toEqual(['just now', 'about 58 seconds ago', 'about 2 hours ago']);
  await seconds(0.1);
  expect(texts()).toEqual(['about 6 seconds ago', 'about 1 minute ago', 'about 2 hours ago']);
});

it.each(['', 'yesterday', '2026-13-40'])(
  'the server’s text stays where the datetime is %j',
  async (datetime) => {
    await start(time(datetime, '<b>Yesterday</b>') + time(ago(7)));
    expect(document.querySelector('time')?.innerHTML).toBe('<b>Yesterday</b>');
    expect(texts()[1]).toBe('about 7 seconds ago');
  },
);

it('a datetime that changes is followed, also to none', async () => {
  await start(time(ago(7)));
  document.querySelector('time')?.setAttribute('datetime', ago(3600));
  await seconds(5);
  expect(texts()).toEqual(['about 1 hour ago']);
  document.querySelector('time')?.setAttribute('datetime', 'never');
  await seconds(5);
  expect(texts()).toEqual(['21 November']);
});

it('other times are left alone', async () => {
  await start(`<time datetime="${ago(7)}">then</time><p data-relative-time>words</p>`);
  expect(document.body.textContent).toBe('thenwords');
  expect(vi.getTimerCount()).toBe(0);
});

it('times that are inserted later are kept true too', async () => {
  const { insert } = await start('<p>nothing</p>');
  expect(vi.getTimerCount()).toBe(0);
  await insert(time(ago(7)));
  expect(texts()).toEqual(['about 7 seconds ago']);
  await seconds(5);
  expect(texts()).toEqual(['about 12 seconds ago']);
});

it('a time that has left the page has the server’s text again', async () => {
  const { insert } = await start(time(ago(7)));
  const element = document.querySelector('time') as HTMLTimeElement;
  element.remove();
  await insert('<p></p>');
  expect(element.textContent).toBe('21 November');
  await seconds(5);
  expect(vi.getTimerCount()).toBe(0); // nobody is left to refresh
});

it('nothing is done while the page is hidden, and all is true when it is seen again', async () => {
  await start(time(ago(7)));
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
  await seconds(3600);
  expect(texts()).toEqual(['about 7 seconds ago']);
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await seconds(0);
  expect(texts()).toEqual(['about 1 hour ago']);
});

it('stopping puts back every node of the server', async () => {
  const { insert, served } = await start(time(ago(7), '<b>21</b> November'));
  const written = time(ago(7), '<b>21</b> November');
  await seconds(5);
  expect(document.body.textContent).toBe('about 12 seconds ago');
  stop();
  expect(document.body.innerHTML).toBe(written);
  expect(document.querySelector('time')?.firstChild).toBe(served);
  await insert(time(ago(7)));
  await seconds(5);
  expect(texts()[1]).toBe('21 November');
});

it('the text node stays the same while its words change', async () => {
  await start(time(ago(7)));
  const node = document.querySelector('time')?.firstChild;
  await seconds(5);
  expect(document.querySelector('time')?.firstChild).toBe(node);
});

const SECONDS_AGO = 'about {count, plural, one {# second} other {# seconds}} ago';

it('the site’s words are taken, by the plural rules of its language', async () => {
  const messages = {
    'just now': 'przed chwilą',
    [SECONDS_AGO]: '{count, plural, few {# sekundy} many {# sekund} other {# sekundy}} temu',
  };
  await start(time(ago(1)) + time(ago(22)) + time(ago(25)), { messages, website: { language: 'pl-PL' } });
  expect(texts()).toEqual(['przed chwilą', '22 sekundy temu', '25 sekund temu']);
});

it('a site that names no language has the one of its page', async () => {
  document.documentElement.lang = 'pl';
  const messages = { [SECONDS_AGO]: '{count, plural, few {# sekundy} other {# sekund}} temu' };
  await start(time(ago(22)), { messages });
  document.documentElement.removeAttribute('lang');
  expect(texts()).toEqual(['22 sekundy temu']);
});

it.each([
  ['malformed', '{count, plural, one {#}}', /^Expected a branch "other" but "}" found/],
  ['asking for what it is not given', 'vor {anzahl} Sekunden', /"anzahl" was not provided/],
])('words of the site that are %s leave the English, with one warning', async (_what, words, says) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  await start(time(ago(7)) + time(ago(3600)), { messages: { [SECONDS_AGO]: words } });
  await seconds(20);
  expect(texts()).toEqual(['about 27 seconds ago', 'about 1 hour ago']);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(says)]]);
});

it('without its chunk the server’s texts stand, and one error is reported', async () => {
  const { report } = await start(time(ago(7)) + time(ago(3600)), {}, () =>
    Promise.reject(new Error('offline')),
  );
  await seconds(60);
  expect(texts()).toEqual(['21 November', '21 November']);
  expect(report).toHaveBeenCalledTimes(1);
});
