import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { showBanner } from '../components/banner-page.ts';
import { eventually } from '../eventually.ts';
import { pageOf, useStage } from '../harness.ts';
import { QUICK } from '../quick-clock.ts';
import { settled } from '../wire.ts';

const stage = useStage();
const YES = { cookies: { ss_cookieAllowed: 'true' } };
const RUN = 'window.ran = [...(window.ran ?? []), ';
const ranOf = (page: Page) => page.evaluate(() => (window as never as { ran?: string[] }).ran ?? []);
const hasRun = (page: Page, count: number) =>
  eventually(async () => (await ranOf(page)).length).toBeGreaterThanOrEqual(count);
const inline = (name: string, attributes = '') =>
  `<script type="text/plain" data-category="analytics" ${attributes}>${RUN}'${name}']</script>`;
const external = (name: string, attributes = '') =>
  `<script type="text/plain" data-category="analytics" src="/vendor/${name}.js" ${attributes}></script>`;

/** Scripts of a third party; `slow` takes its time. */
async function vendor(page: Page) {
  await page.route('**/vendor/*.js', async (route) => {
    const name = /vendor\/(.*)\.js/.exec(route.request().url())?.[1] ?? '';
    if (name === 'slow') await new Promise((resume) => setTimeout(resume, 300));
    if (name === 'missing') return route.fulfill({ status: 404 });
    await route.fulfill({ contentType: 'text/javascript', body: `${RUN}'${name}'];` });
  });
}

describe('scripts that wait for a yes', () => {
  test.each([
    ['without an answer', {}],
    ['after a no', { cookies: { ss_cookieAllowed: 'false' } }],
    [
      'under Global Privacy Control',
      { before: `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });` },
    ],
  ])('do not run %s', async (_case, options) => {
    const visit = await showBanner(
      stage,
      {},
      { ...options, prepare: vendor, body: inline('inline') + external('external') },
    );
    await settled(visit.page);
    expect(await ranOf(visit.page)).toEqual([]);
    expect(visit.requests.filter((url) => url.includes('/vendor/'))).toEqual([]);
  });

  test('run after Accept, each once', async () => {
    const { page, banner } = await showBanner(
      stage,
      {},
      { prepare: vendor, body: inline('one') + external('two') },
    );
    await banner.locator('button.accept').click();
    await hasRun(page, 2);
    await page.evaluate('mortar.consent.set(true)');
    await settled(page);
    expect((await ranOf(page)).sort()).toEqual(['one', 'two']);
  });

  test('run in the order of the page, whatever takes long', async () => {
    const body = external('slow') + inline('after slow') + external('quick') + inline('last');
    const { page } = await showBanner(stage, {}, { ...YES, prepare: vendor, body });
    await hasRun(page, 4);
    expect(await ranOf(page)).toEqual(['slow', 'after slow', 'quick', 'last']);
  });

  test('do not wait for one that is missing', async () => {
    const { page } = await showBanner(
      stage,
      {},
      { ...YES, prepare: vendor, body: external('missing') + external('quick') + inline('last') },
    );
    await hasRun(page, 2);
    expect(await ranOf(page)).toEqual(['quick', 'last']);
  });

  test('may be async or modules, and know themselves', async () => {
    const module = `<script type="text/plain" data-category="marketing" data-type="module" id="mine" data-key="k">${RUN}'module ' + (import.meta.url ? 'yes' : '')];</script>`;
    const own = `<script type="text/plain" data-category="analytics" id="own" data-key="k">${RUN}document.currentScript.id + document.currentScript.dataset.key]</script>`;
    const { page } = await showBanner(
      stage,
      {},
      { ...YES, prepare: vendor, body: external('slow', 'async') + module + own },
    );
    await hasRun(page, 3);
    expect((await ranOf(page)).sort()).toEqual(['module yes', 'ownk', 'slow']);
  });

  test('run when they are inserted later', async () => {
    const { page } = await showBanner(stage, {}, YES);
    await page.evaluate((html) => {
      const place = document.createElement('div');
      place.innerHTML = html;
      document.body.append(place);
    }, inline('late'));
    await hasRun(page, 1);
    expect(await ranOf(page)).toEqual(['late']);
  });

  test('that throw are reported and the next one runs', async () => {
    const body = `<script type="text/plain" data-category="analytics">throw new Error('vendor broke')</script>${inline('next')}`;
    const { page, errors } = await showBanner(stage, {}, { ...YES, body });
    await hasRun(page, 1);
    expect(errors).toEqual(['vendor broke']);
  });

  test('run under a strict policy by the nonce of the tag, and break no rule of it', async () => {
    const policy =
      "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'nonce-abc'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types mortar";
    // Firefox asks for the site's icon by the page's policy.
    const watch = `<script nonce="abc">addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => { if (!blockedURI.endsWith('/favicon.ico')) window.broken = [...(window.broken ?? []), violatedDirective]; })</script>`;
    const html = pageOf({
      head: watch,
      body: inline('inline', 'nonce="abc"') + external('external', 'nonce="abc"'),
      tag: '<script nonce="abc" async src="/mortar.js"></script>',
    });
    const { page } = await stage.show(html, {
      ...YES,
      prepare: vendor,
      headers: { 'content-security-policy': policy },
    });
    await hasRun(page, 2);
    expect((await ranOf(page)).sort()).toEqual(['external', 'inline']);
    expect(await page.evaluate('window.broken ?? []')).toEqual([]);
  });
});

describe('scripts that have not run when the visitor withdraws the yes', () => {
  /** A third party whose script `held` comes when the test lets it. */
  async function heldVendor() {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const prepare = async (page: Page) => {
      await vendor(page);
      await page.route('**/vendor/held.js', async (route) => {
        await released;
        await route.fulfill({ contentType: 'text/javascript', body: `${RUN}'held'];` });
      });
    };
    return { prepare, release };
  }
  const answer = (page: Page, call: string) => page.evaluate(`mortar.consent.${call}`);
  const isAsked = (page: Page) => page.waitForRequest('**/vendor/held.js');

  test.each(['set(false)', 'reset()'])('do not run after %s, also the one on its way', async (call) => {
    const { prepare, release } = await heldVendor();
    const body = inline('first') + external('held') + external('quick') + inline('last');
    const { page, requests } = await showBanner(stage, {}, { prepare, body });
    await Promise.all([isAsked(page), answer(page, 'set(true)')]);
    await answer(page, call);
    release();
    await settled(page);
    expect(await ranOf(page)).toEqual(['first']);
    expect(requests.filter((url) => url.includes('/vendor/quick'))).toEqual([]);
  });

  test('run after the next yes where the first one could not load them', async () => {
    const { page } = await showBanner(stage, {}, { prepare: vendor, body: external('missing') });
    await Promise.all([
      page.waitForResponse('**/vendor/missing.js'),
      page.evaluate('mortar.consent.set(true)'),
    ]);
    await page.waitForSelector('script[src*="missing"]:not([type="text/plain"])', { state: 'attached' });
    await settled(page);
    await answer(page, 'set(false)');
    await page.unroute('**/vendor/*.js');
    await page.route('**/vendor/missing.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `${RUN}'missing'];` }),
    );
    await answer(page, 'set(true)');
    await hasRun(page, 1);
  });

  test('run after the next yes, in their order and each once', async () => {
    const { prepare, release } = await heldVendor();
    const body = inline('first') + external('held') + inline('last');
    const { page } = await showBanner(stage, {}, { prepare, body });
    await Promise.all([isAsked(page), answer(page, 'set(true)')]);
    await answer(page, 'set(false)');
    await answer(page, 'set(true)');
    release();
    await hasRun(page, 3);
    await settled(page);
    expect(await ranOf(page)).toEqual(['first', 'held', 'last']);
  });

  test('do not run where they are async or modules', async () => {
    const { prepare, release } = await heldVendor();
    const body = external('held', 'async') + external('held', 'data-type="module"');
    const { page } = await showBanner(stage, {}, { prepare, body });
    await Promise.all([isAsked(page), answer(page, 'set(true)')]);
    await answer(page, 'set(false)');
    release();
    await settled(page);
    expect(await ranOf(page)).toEqual([]);
  });
});

test('scripts wait no more than 30 seconds for one that never comes', async () => {
  const prepare = async (page: Page) => {
    await vendor(page);
    await page.route('**/vendor/never.js', () => {});
  };
  const body = external('never') + external('quick') + inline('last');
  const { page } = await showBanner(stage, {}, { ...YES, before: QUICK, prepare, body });
  await hasRun(page, 2);
  expect(await ranOf(page)).toEqual(['quick', 'last']);
});

test('a script whose data-type makes it wait for ever holds nothing up', async () => {
  const body = inline('never', 'data-type="Text/Plain"') + inline('last');
  const { page } = await showBanner(stage, {}, { ...YES, body });
  await hasRun(page, 1);
  expect(await ranOf(page)).toEqual(['last']);
});

test('a yes that is only pretended runs no script, also none that is inserted then', async () => {
  const body = inline('inline') + external('external');
  const { page, requests } = await showBanner(stage, {}, { prepare: vendor, body });
  await page.evaluate('mortar.simulate({ consent: true })');
  expect(await page.evaluate('mortar.consent.get()')).toBe(true);
  await page.evaluate((html) => {
    const place = document.createElement('div');
    place.innerHTML = html;
    document.body.append(place);
  }, inline('late'));
  await settled(page);
  expect(await ranOf(page)).toEqual([]);
  expect(requests.filter((url) => url.includes('/vendor/'))).toEqual([]);
  await page.evaluate('mortar.simulate(null)');
  await page.evaluate('mortar.consent.set(true)');
  await hasRun(page, 3);
});

const FOUR = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
const all = (value: string) => Object.fromEntries(FOUR.map((name) => [name, value]));

describe('the tag manager', () => {
  const LAYER = `<script>window.dataLayer = []; const push = dataLayer.push; dataLayer.push = function (entry) {
    (window.seen ??= []).push({ isArguments: Object.prototype.toString.call(entry) === '[object Arguments]', entry: [...entry], chunks: performance.getEntriesByType('resource').filter((one) => /chunks/.test(one.name)).length, cookies: document.cookie.includes('ss_cvr') });
    return push.call(this, entry); };</script>`;
  const seen = async (page: Page) =>
    (await page.evaluate('window.seen ?? []')) as {
      isArguments: boolean;
      entry: unknown[];
      chunks: number;
      cookies: boolean;
    }[];

  test('hears the default before anything else of ours, as a command', async () => {
    const { page, banner } = await showBanner(
      stage,
      { isRestrictiveCookiePolicyEnabled: true },
      { head: LAYER },
    );
    await banner.waitFor();
    expect(await seen(page)).toEqual([
      { isArguments: true, entry: ['consent', 'default', all('denied')], chunks: 0, cookies: false },
    ]);
  });

  test('hears each answer', async () => {
    const { page, banner } = await showBanner(
      stage,
      { isRestrictiveCookiePolicyEnabled: true },
      { head: LAYER },
    );
    await banner.locator('button.accept').click();
    await page.evaluate('mortar.consent.set(false)');
    const commands = (await seen(page)).map(({ entry }) => entry);
    expect(commands).toEqual([
      ['consent', 'default', all('denied')],
      ['consent', 'update', all('granted')],
      ['consent', 'update', all('denied')],
    ]);
  });

  test.each([
    ['no policy', {}, {}, 'granted'],
    [
      'a yes before',
      { isRestrictiveCookiePolicyEnabled: true },
      { cookies: { ss_cookieAllowed: 'true' } },
      'granted',
    ],
    ['a no before', {}, { cookies: { ss_cookieAllowed: 'false' } }, 'denied'],
    [
      'the absolute policy',
      { isRestrictiveCookiePolicyEnabled: true, isRestrictiveCookiePolicyAbsolute: true },
      { cookies: { ss_cookieAllowed: 'true' } },
      'denied',
    ],
    [
      'Global Privacy Control',
      {},
      { before: `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });` },
      'denied',
    ],
  ])('with %s the default is as it must be', async (_case, settings, options, value) => {
    const { page } = await showBanner(stage, settings, { ...options, head: LAYER });
    expect((await seen(page)).map(({ entry }) => entry)).toEqual([['consent', 'default', all(value)]]);
  });

  test.each([null, '{"website":', '[]'])('of a page whose context is %j is told no', async (context) => {
    const { page } = await stage.show(pageOf({ context, head: LAYER }));
    expect((await seen(page)).map(({ entry }) => entry)).toEqual([['consent', 'default', all('denied')]]);
  });

  test('is not made up where the page has none', async () => {
    const { page } = await showBanner(stage);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });
});
