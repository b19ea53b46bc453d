import { describe, expect, it } from 'vitest';
import { gallery } from './blocks/gallery-markup';
import { showBanner } from './components/banner-page';
import { eventually } from './eventually';
import { pageOf, useStage, type Visit } from './harness';
import { idle } from './idle';
import { accordion, CLOSED_STYLE, picture } from './markup';
import { ERRORS, errorsIn, HIT } from './wire';

const stage = useStage();

const throwing = (owner: string, name: string) =>
  `Object.defineProperty(${owner}, '${name}', { configurable: true, get() { throw new Error('no ${name}'); } });`;

/** What a browser may lack, or another script of the page may have broken, before ours runs. */
const BROKEN: Record<string, string> = {
  'no ResizeObserver': 'delete window.ResizeObserver;',
  'a ResizeObserver that throws':
    'window.ResizeObserver = class { constructor() { throw new Error("no"); } };',
  'no IntersectionObserver': 'delete window.IntersectionObserver;',
  'an IntersectionObserver that throws':
    'window.IntersectionObserver = class { constructor() { throw new Error("no"); } };',
  'an IntersectionObserver that cannot observe':
    'IntersectionObserver.prototype.observe = () => { throw new Error("no"); };',
  'no MutationObserver': 'delete window.MutationObserver;',
  'no matchMedia': 'delete window.matchMedia;',
  'a matchMedia that throws': 'window.matchMedia = () => { throw new Error("no"); };',
  'a userAgent that throws': throwing('Navigator.prototype', 'userAgent'),
  'a Date that throws': 'Date.now = () => { throw new Error("no"); };',
  'no Date': 'window.Date = undefined;',
  'no AbortSignal.timeout': 'delete AbortSignal.timeout;',
  'no checkVisibility': 'delete Element.prototype.checkVisibility;',
  'an animate that throws': 'Element.prototype.animate = () => { throw new Error("no"); };',
  'no crypto': throwing('Window.prototype', 'crypto'),
};

const BODY = `${picture('loaf')}${accordion('faq')}${gallery('row', 'carousel')}`;

async function expectWorkingPage({ page, errors }: Visit): Promise<void> {
  const answer = page.locator('#faq-1 .accordion-item__dropdown');
  expect(await answer.isVisible()).toBe(false);
  await page.click('#faq-1 button');
  await page.waitForSelector('#faq-1 button[aria-expanded="true"]');
  await eventually(() => answer.isVisible()).toBe(true);
  await page.waitForSelector('#loaf.loaded');
  await page.waitForSelector('#row[data-block-state="mounted"]', { state: 'attached' });
  expect(errors).toEqual([]);
}

describe('a page works in a browser with', () => {
  it.each(Object.entries(BROKEN))('%s', async (_what, before) => {
    const visit = await stage.show(pageOf({ head: CLOSED_STYLE, body: BODY }), { before });
    await expectWorkingPage(visit);
    const steps = await visit.page.evaluate<{ name: string; error?: unknown }[]>('mortar.initializers()');
    // The library that measures page speed cannot do without Date; its failure is shown and harms nothing else.
    const failed = steps.filter(({ error, name }) => error && name !== 'performance-records');
    expect(failed).toEqual([]);
  });

  const TELLING = ['a userAgent that throws', 'a Date that throws', 'no Date', 'no AbortSignal.timeout'];
  const telling = TELLING.map((what) => [what, BROKEN[what] ?? '']);
  const noIdle = 'window.requestIdleCallback = () => { throw new Error("no"); };';
  it.each([...telling, ['a requestIdleCallback that throws', noIdle]])(
    '%s, and is counted, and its errors are told',
    async (_what, before) => {
      const { page } = await stage.show(pageOf(), { before: before ?? '' });
      await eventually(() => stage.server.store.calls({ path: HIT }).length).toBe(1);
      await page.evaluate("mortar.reportError(new Error('Told by the page'))");
      await eventually(() => errorsIn(stage.server.store.calls({ path: ERRORS }))[0]?.data.message).toBe(
        'Told by the page',
      );
      const [error] = errorsIn(stage.server.store.calls({ path: ERRORS }));
      expect(Math.abs((error?.timestamp ?? 0) - Date.now())).toBeLessThan(60_000);
    },
  );
});

describe('errors are told and the support report is written where the page has', () => {
  const CLOCKS: Record<string, string> = {
    'no Date': 'window.Date = undefined;',
    'another Date': 'window.Date = class { static now() { return 1; } };',
    'a Date whose time is a text': "Date.now = () => 'now';",
    'a Date whose time is not a number': 'Date.now = () => NaN;',
    'a Date whose time is a BigInt': 'Date.now = () => 5n;',
    'no Date and no performance':
      'window.Date = undefined; Object.defineProperty(window, "performance", { value: undefined });',
  };
  it.each(Object.entries(CLOCKS))('%s', async (_what, before) => {
    const { page } = await stage.show(pageOf(), { before });
    await page.evaluate("mortar.reportError(new Error('Told by the page'))");
    await eventually(() =>
      errorsIn(stage.server.store.calls({ path: ERRORS })).map(({ data }) => data.message),
    ).toContain('Told by the page');
    expect(await page.evaluate('mortar.report()')).toContain('Told by the page');
  });
});

describe('where the timer throws, which React cannot do without', () => {
  it('a block is as the server sent it, which is reported, and pictures load', async () => {
    const served = accordion('faq').match(/id="faq-1">(.*?)<\/li>/s)?.[1];
    const { page } = await stage.show(
      pageOf({ head: CLOSED_STYLE, body: picture('loaf') + accordion('faq') }),
      {
        before: 'performance.now = () => { throw new Error("no"); };',
      },
    );
    await page.waitForSelector('#loaf.loaded');
    await page.waitForSelector('#faq[data-block-state="failed"]');
    expect(await page.locator('#faq-1').innerHTML()).toBe(served);
    const told = () =>
      errorsIn(stage.server.store.calls({ path: ERRORS })).map(({ data }) => JSON.stringify(data));
    await eventually(() => told().filter((error) => error.includes('accordion')).length).toBe(1);
  });
});

describe('where no ResizeObserver tells of sizes', () => {
  it('a row of slides follows the window', async () => {
    const { page, errors } = await stage.show(pageOf({ body: `<div>${gallery('row', 'carousel')}</div>` }), {
      before: 'delete window.ResizeObserver;',
    });
    const width = () =>
      page
        .locator('#row .slide')
        .first()
        .evaluate((slide) => slide.clientWidth);
    await page.waitForSelector('#row[data-block-state="mounted"]');
    const before = await width();
    await page.setViewportSize({ width: 500, height: 800 });
    await eventually(width).not.toBe(before);
    expect(errors).toEqual([]);
  });
});

describe('where animate throws', () => {
  it.each([
    ['a slideshow', {}],
    ['a slideshow whose pictures grow', { kenBurns: true }],
  ])('%s shows its next slides', async (_what, settings) => {
    const { page, errors } = await stage.show(pageOf({ body: gallery('show', 'slideshow', { settings }) }), {
      before: BROKEN['an animate that throws'] ?? '',
    });
    await page.waitForSelector('#show[data-block-state="mounted"]');
    for (const shown of ['#show-2', '#show-3']) {
      await page.click('#show .next');
      await page.waitForSelector(`${shown}.sqs-active-slide`, { state: 'visible' });
      await page.waitForSelector('.mortar-moving-slide', { state: 'detached' }); // presses meanwhile are refused
    }
    expect(errors).toEqual([]);
  });
});

describe('where no checkVisibility tells what is seen', () => {
  const before = 'delete Element.prototype.checkVisibility;';

  it('the cookie banner stays', async () => {
    const { page, banner, errors, messages } = await showBanner(stage, {}, { before });
    await banner.waitFor();
    await idle(page);
    expect(await banner.isVisible()).toBe(true);
    expect([...errors, ...messages.filter(({ type }) => type === 'error')]).toEqual([]);
  });

  it('a cookie banner that the page hides is known as hidden', async () => {
    const head = '<style>section { display: none !important }</style>';
    const { page } = await showBanner(stage, {}, { before, head });
    await eventually(() => page.evaluate("mortar.explain('cookie-banner')")).toMatchObject({ answer: 'no' });
    expect(JSON.stringify(await page.evaluate("mortar.explain('cookie-banner')"))).toContain('display: none');
  });
});

describe('where no IntersectionObserver tells what is near', () => {
  const before = 'delete window.IntersectionObserver;';
  const FAR = `${accordion('faq')}<div style="height:4000px"></div>${gallery('row', 'carousel')}${picture('loaf')}`;

  it('a block far away waits until the visitor comes, and pictures load at once', async () => {
    const { page, errors } = await stage.show(pageOf({ head: CLOSED_STYLE, body: FAR }), { before });
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    await page.waitForSelector('#loaf.loaded', { state: 'attached' });
    expect(await page.getAttribute('#row', 'data-block-state')).toBe('waiting');
    await page.locator('#row').scrollIntoViewIfNeeded();
    await page.waitForSelector('#row[data-block-state="mounted"]', { state: 'attached' });
    expect(errors).toEqual([]);
  });

  it('blocks mount at once where what stands in for it cannot be loaded', async () => {
    const { page } = await stage.show(pageOf({ head: CLOSED_STYLE, body: FAR }), {
      before,
      prepare: (opened) => opened.route(/chunks\/intersection-observer/, (route) => route.abort()),
    });
    await page.waitForSelector('#row[data-block-state="mounted"]', { state: 'attached' });
  });
});

it('a reporter that throws stops neither the start nor the blocks', async () => {
  const visit = await stage.show(pageOf({ head: CLOSED_STYLE, body: BODY }), {
    before: `window.clearTimeout = () => { throw new Error('no timers'); };
      const add = window.addEventListener;
      window.addEventListener = function (type, ...rest) {
        if (type === 'keydown') { window.addEventListener = add; throw new Error('No keys here'); }
        return add.call(window, type, ...rest);
      };`,
  });
  await visit.page.click('#faq-1 button');
  await visit.page.waitForSelector('#faq-1 button[aria-expanded="true"]');
  const failed = await visit.page.evaluate<string[]>(
    'mortar.initializers().filter(({ error }) => error).map(({ name }) => name)',
  );
  expect(failed).toEqual(['escape-key']);
});
