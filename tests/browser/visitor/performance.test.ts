import { describe, expect, test } from 'vitest';
import type { Call } from '../../../demo-pages/server/store.ts';
import { pageOf, siteContext, useStage } from '../harness.ts';
import { accordion } from '../markup.ts';
import { passed, QUICK } from '../quick-clock.ts';
import { until } from '../until.ts';
import { arrived, ERRORS, logged, settled } from '../wire.ts';
import { onlyReport, showWithCrumb } from './error-page.ts';

const stage = useStage();
const SETTINGS = '/api/1/performance/settings';
const RECORDS = '/api/1/performance/records';
const HIDE = `Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));`;
const SHIFT = `{
  const box = document.createElement('div');
  box.style.height = '300px';
  document.body.prepend(box);
}`;

interface SentRecord {
  readonly app: string;
  readonly event: string;
  readonly pageLoadId: string;
  readonly timestamp: number;
  readonly data: Record<string, unknown> & { readonly timing: Record<string, number> };
}

const recordsIn = (calls: readonly Call[]): SentRecord[] =>
  calls.flatMap(({ body }) =>
    (JSON.parse(body) as string[]).map((record) => JSON.parse(record) as SentRecord),
  );

const body = `<p>Words</p>${accordion('faq')}`;

test('a visitor who goes on before the service has answered is no error', async () => {
  stage.server.faults.add({ path: SETTINGS, delay: 60_000 });
  const { page } = await stage.show(pageOf({ body }), { before: QUICK });
  await logged(page, SETTINGS, 'sent');
  await page.goto('about:blank');
  await settled(page);
  expect(stage.server.store.calls({ path: ERRORS })).toEqual([]);
});

describe('the record of a page', () => {
  test('goes out when the visitor leaves, as text, with everything that is known', async () => {
    const before = Date.now();
    const { page } = await stage.show(pageOf({ body }), {
      before: QUICK,
      path: '/fixture?x=1#access_token=geheim',
    });
    await until(
      page,
      (settings) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(settings)),
      SETTINGS,
    );
    // Firefox and WebKit tell nothing of the connection and do not measure layout shifts, WebKit no largest paint either.
    const knowsConnection = await page.evaluate("'connection' in navigator");
    const screenWidth = await page.evaluate('screen.width');
    const known = await page.evaluate<string[]>('[...PerformanceObserver.supportedEntryTypes]');
    // The driver answers the page itself; for Firefox, nothing of it has come from the network.
    const knowsFirstByte = await page.evaluate(
      "performance.getEntriesByType('navigation')[0].responseStart > 0",
    );
    await page.goto('about:blank');
    const calls = await arrived(stage, RECORDS);
    expect(calls.map(({ method, status, reason }) => [method, status, reason])).toEqual([
      ['POST', 200, 'accepted'],
    ]);
    expect(calls[0]?.headers['content-type']).toMatch(/^text\/plain/);
    const [record] = recordsIn(calls);
    expect(record).toMatchObject({
      app: 'visitor-runtime',
      event: 'page-load',
      pageLoadId: expect.stringMatching(/.{8}/),
      data: {
        context: { websiteId: '5b0000000000000000000001', pageType: 2 },
        analyticsId: expect.stringMatching(/^[0-9a-f]{32}$/),
        marketingId: null,
        memberId: null,
        version: expect.any(String),
        connection: knowsConnection ? expect.anything() : null,
        display: { screenWidth, viewportWidth: 1280, devicePixelRatio: 1 },
        hardware: { cores: expect.any(Number) },
        hash: '#access_token=',
        hostname: '127.0.0.1',
        pathname: '/fixture',
      },
    });
    expect(record?.timestamp).toBeGreaterThanOrEqual(before);
    expect(Object.keys(record?.data.timing ?? {})).toEqual(
      expect.arrayContaining([
        ...(knowsFirstByte ? ['ttfb'] : []),
        'fcp',
        ...(known.includes('largest-contentful-paint') ? ['lcp'] : []),
        ...(known.includes('layout-shift') ? ['cls'] : []),
        'domInteractive',
        'rum-census',
        'rum-block-accordion',
      ]),
    );
  });

  test('goes out 30 s after the load, what comes later in a second one, and nothing after 60 s', async () => {
    const { page } = await stage.show(pageOf({ body }), { before: QUICK });
    await arrived(stage, RECORDS);
    await page.evaluate(SHIFT);
    const [first, second] = recordsIn(await arrived(stage, RECORDS, 2));
    expect(second?.data.timing.cls).toBeGreaterThan(first?.data.timing.cls ?? 1);
    expect(second?.pageLoadId).toBe(first?.pageLoadId);
    await page.evaluate(SHIFT);
    await page.goto('about:blank');
    await passed(page, 5000);
    expect(stage.server.store.calls({ path: RECORDS })).toHaveLength(2);
  });

  test('goes out when the page is hidden, even if a script of the page keeps that to itself', async () => {
    const { page } = await stage.show(pageOf(), {
      before: "document.addEventListener('visibilitychange', (event) => event.stopPropagation());",
    });
    await page.mouse.move(10, 10); // the visitor is there, so it begins at once
    await logged(page, SETTINGS, 'sent');
    await until(
      page,
      (settings) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(settings)),
      SETTINGS,
    );
    await page.evaluate(HIDE);
    const [record] = recordsIn(await arrived(stage, RECORDS));
    expect(record?.event).toBe('page-load');
  });

  test('goes out as text over XHR where the browser refuses a beacon', async () => {
    await stage.show(pageOf(), { before: `${QUICK} navigator.sendBeacon = () => false;` });
    const [call] = await arrived(stage, RECORDS);
    expect([call?.status, call?.headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^text\/plain/),
    ]);
  });

  test('is a new one when the page returns from the back-forward cache', async () => {
    const { page } = await stage.show(pageOf(), { before: QUICK });
    await arrived(stage, RECORDS);
    await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
    const [, second] = recordsIn(await arrived(stage, RECORDS, 2));
    expect(second?.event).toBe('page-restore');
  });

  test('names nobody before the visitor has said yes', async () => {
    const cookieSettings = { isRestrictiveCookiePolicyEnabled: true };
    const { context } = await stage.show(pageOf({ context: { cookieSettings } }), {
      before: QUICK,
      cookies: { SS_MID: 'geheim' },
    });
    const calls = await arrived(stage, RECORDS);
    expect(recordsIn(calls)[0]?.data).toMatchObject({ analyticsId: null, marketingId: null });
    expect(calls[0]?.body).not.toContain('geheim');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('ss_cvr');
  });

  test('has the account and the marketing id where they may be told', async () => {
    await stage.show(pageOf({ context: { authenticatedAccount: { id: 'account-7' }, websiteRoles: [10] } }), {
      before: QUICK,
      cookies: { SS_MID: 'campaign-9' },
    });
    expect(recordsIn(await arrived(stage, RECORDS))[0]?.data).toMatchObject({
      marketingId: 'campaign-9',
      memberId: 'account-7',
    });
  });
});

describe('a service that fails is reported, and no record is sent', () => {
  test.each([
    ['an error of the server', { status: 500 }, /^Unable to resolve pageLoadId: HTTP 500$/],
    ['a refusal', { status: 403 }, /^Unable to resolve pageLoadId: HTTP 403$/],
    ['no content', { status: 204 }, /^Unable to resolve pageLoadId: HTTP 204$/],
    ['a lost connection', { drop: true }, /^Unable to resolve pageLoadId: .*(fetch|load failed)/i],
    ['an answer that is no JSON', { malformed: true }, /^Unable to resolve pageLoadId$/],
    ['no answer in 30 s', { delay: 60_000 }, /^Unable to resolve pageLoadId: .*(timed out|timeout)/i],
  ])('after %s', async (_case, fault, message) => {
    stage.server.faults.add({ path: SETTINGS, ...fault });
    const { page } = await showWithCrumb(stage, pageOf(), { before: QUICK });
    const { error } = await onlyReport(stage);
    expect(error?.data.message).toMatch(message);
    await page.goto('about:blank');
    await passed(page, 3000);
    expect(stage.server.store.calls({ path: RECORDS })).toEqual([]);
    expect(await arrived(stage, ERRORS)).toHaveLength(1);
  });

  test('after an answer without a pageLoadId', async () => {
    await showWithCrumb(stage, pageOf(), {
      before: QUICK,
      prepare: (page) => page.route(`**${SETTINGS}`, (route) => route.fulfill({ json: { pageLoadId: 7 } })),
    });
    const { error } = await onlyReport(stage);
    expect(error?.data).toMatchObject({
      message: 'Unable to resolve pageLoadId',
      where: { name: 'performance-records' },
    });
  });
});

test('a page without a context asks for nothing', async () => {
  const visit = await stage.show(pageOf({ context: null }), { before: QUICK });
  await passed(visit.page, 5000);
  await settled(visit.page);
  expect(visit.requests.filter((url) => url.includes('/performance/'))).toEqual([]);
});

test('every step and block is a measure of the browser', async () => {
  const { page } = await stage.show(pageOf({ body, context: siteContext() }));
  await page.waitForSelector('[data-block-state=mounted]');
  const names = await page.evaluate("performance.getEntriesByType('measure').map(({ name }) => name)");
  expect(names).toEqual(
    expect.arrayContaining(['rum-cookie-banner', 'rum-census', 'rum-blocks', 'rum-block-accordion']),
  );
});
