import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { pageOf, siteContext, useStage, type VisitOptions } from '../harness.ts';
import { passed, QUICK } from '../quick-clock.ts';
import { NONCE, TAG_WITH_NONCE } from '../runtime/strict-policy.ts';
import { until } from '../until.ts';
import { settled } from '../wire.ts';

const stage = useStage();
const GET_ID = '/api/commerce/fullstory/getId';
const cores = (count: number | undefined) =>
  `Object.defineProperty(navigator, 'hardwareConcurrency', { value: ${count} });`;

interface Far {
  readonly reply?: string;
  readonly status?: number;
  readonly context?: Record<string, unknown>;
  readonly before?: string;
  readonly html?: string;
  /** The id and the script come no earlier than these. */
  readonly released?: Promise<void>;
  readonly scriptReleased?: Promise<void>;
}

/** A page of the shop; the recording service and its script are mocked, the loading code is the vendor's. */
async function showShop({
  reply = '"o-KILN1-na1"',
  status = 200,
  context = {},
  before = cores(4),
  html = pageOf({ context: { pageType: 200, ...context } }),
  released,
  scriptReleased,
}: Far = {}) {
  const asked: string[] = [];
  const scripts: string[] = [];
  const options: VisitOptions = {
    before: QUICK + before,
    async prepare(page) {
      await page.route(`**${GET_ID}`, async (route) => {
        asked.push(route.request().url());
        await released;
        return route.fulfill({ status, body: reply, contentType: 'application/json' });
      });
      await page.route(/fs\.js/, async (route) => {
        scripts.push(route.request().url());
        await scriptReleased;
        return route.fulfill({
          contentType: 'text/javascript',
          body: "window.recording = new URL(document.currentScript.src).searchParams.get('org')",
        });
      });
    },
  };
  const visit = await stage.show(html, options);
  return { ...visit, asked, scripts };
}

describe('the recording tool', () => {
  test('is loaded with the id that the site gives', async () => {
    const { page, scripts } = await showShop();
    await until(page, 'window.recording');
    expect(await page.evaluate('recording')).toBe('o-KILN1-na1');
    expect(scripts).toEqual([expect.stringMatching(/^https:\/\/edge\.(na1\.)?fullstory\.com\/s\/fs\.js/)]);
    expect(await page.locator('script[src*="fs.js"]').count()).toBe(1);
  });

  test('comes from where the context says', async () => {
    const { page, scripts } = await showShop({
      context: { sessionRecordingSrc: 'https://recorder.kiln.test/s/fs.js' },
    });
    await until(page, 'window.recording');
    expect(scripts).toEqual([expect.stringMatching(/^https:\/\/recorder\.kiln\.test\/s\/fs\.js/)]);
  });

  test.each([
    ['only of a context with the nonce of the tag', '', /^https:\/\/edge\.(na1\.)?fullstory\.com\//],
    ['also under a nonce', `nonce="${NONCE}"`, /^https:\/\/recorder\.kiln\.test\//],
  ])('comes from where the context says, %s', async (_what, nonce, expected) => {
    const context = {
      ...siteContext(),
      pageType: 200,
      sessionRecordingSrc: 'https://recorder.kiln.test/s/fs.js',
    };
    const tag = `<script type="application/json" id="site-context" ${nonce}>${JSON.stringify(context)}</script>${TAG_WITH_NONCE}`;
    const { page, scripts } = await showShop({ html: pageOf({ context: null, tag }) });
    await until(page, 'window.recording');
    expect(scripts).toEqual([expect.stringMatching(expected)]);
  });

  test('stops with the visitor’s no', async () => {
    const { page } = await showShop();
    await until(page, 'window.recording');
    await page.evaluate(
      'window.told = []; window.FS = (...call) => told.push(call); mortar.consent.set(false)',
    );
    await until(page, "told.some(([name]) => name === 'shutdown')");
  });

  test('is not loaded after a no that comes while its id is awaited', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page, asked, scripts } = await showShop({ released });
    await eventually(() => asked.length).toBe(1);
    await page.evaluate('mortar.consent.set(false)');
    const reply = page.waitForResponse(`**${GET_ID}`);
    release();
    await (await reply).finished();
    await settled(page);
    expect(scripts).toEqual([]);
    expect(await page.evaluate('typeof FS')).toBe('undefined');
  });

  test('does not run after a no that comes while its script is awaited', async () => {
    let release = () => {};
    const scriptReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page, scripts } = await showShop({ scriptReleased });
    await eventually(() => scripts.length).toBe(1);
    await page.evaluate('mortar.consent.set(false)');
    release();
    await settled(page);
    expect(await page.evaluate('window.recording')).toBeUndefined();
  });

  test('takes an id that comes as plain text', async () => {
    const { page } = await showShop({ reply: 'KILN1' });
    await until(page, "window.recording === 'KILN1'");
  });

  test('is loaded with three cores', async () => {
    const { page } = await showShop({ before: cores(3) });
    await until(page, 'window.recording');
  });
});

describe('nothing is asked for', () => {
  test.each([
    ['with two cores', { before: cores(2) }],
    ['where the cores are not known', { before: cores(undefined) }],
    ['on a page that is none of the shop', { context: { pageType: 2 } }],
    ['on a page that asks for a review', { context: { pageType: 209 } }],
    ['before a yes', { context: { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } } }],
  ])('%s', async (_case, far) => {
    const { page, asked, errors } = await showShop(far);
    await passed(page, 12_000);
    expect([asked, errors]).toEqual([[], []]);
  });
});

describe('the tool is not loaded, and nobody hears of it', () => {
  test.each([
    ['for a mock id', { reply: '"MOCK-id"' }],
    ['for an empty id', { reply: '""' }],
    ['for an answer of another shape', { reply: '{"id":7}' }],
    ['for an answer that is no id', { reply: '<!doctype html><title>Gateway</title>' }],
    ['after an error of the server', { status: 500 }],
    ['after a refusal', { status: 403 }],
  ])('%s', async (_case, far) => {
    const { page, asked, scripts, errors, messages } = await showShop(far);
    await eventually(() => asked.length).toBe(1);
    await passed(page, 5000);
    expect([scripts, errors]).toEqual([[], []]);
    expect(messages.filter(({ text }) => !/^Failed to load resource/.test(text))).toEqual([]);
    expect(await page.evaluate('typeof FS')).toBe('undefined');
  });
});
