import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { pageOf, useStage } from '../harness.ts';
import { passed, QUICK } from '../quick-clock.ts';
import { until } from '../until.ts';
import { arrived, logged, settled } from '../wire.ts';

const stage = useStage();
const TRACK = '/api/track/Track';
const STORED = `({ ...localStorage, ...sessionStorage })`;
const ASKS_FIRST = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };

/** The call has been answered: only then the page remembers it. */
const landed = (page: Page) => eventually(() => page.evaluate(STORED)).toMatchObject({ hasLanded: 'true' });

describe('a landing', () => {
  test('is told by an image request with its marketing parameters', async () => {
    const path = '/fixture?source=paper&campaign=spring&mkwid=m1&foreign=x&channel=';
    const { page } = await stage.show(pageOf(), { path, before: QUICK });
    const [call] = await arrived(stage, TRACK);
    expect([call?.method, call?.headers['sec-fetch-mode'], call?.status]).toEqual(['GET', 'no-cors', 200]);
    expect(Object.fromEntries(new URLSearchParams(call?.query))).toEqual({
      source: 'paper',
      campaign: 'spring',
      mkwid: 'm1',
      landing: '/fixture',
      refer: '',
      rk: expect.stringMatching(/^[0-9a-f]{32}$/),
      lang: await page.evaluate('navigator.language'),
      screen: await page.evaluate(() => `${screen.width}x${screen.height}`),
    });
  });

  test('is the first page of a session, and any page that marketing leads to', async () => {
    const { page } = await stage.show(pageOf(), { before: QUICK });
    await landed(page);
    await page.reload();
    await passed(page, 10_000);
    expect(stage.server.store.calls({ path: TRACK })).toHaveLength(1);
    await page.goto(`${stage.server.url}/about?source=letter`);
    expect((await arrived(stage, TRACK, 2))[1]?.query).toContain('source=letter');
  });

  test('is remembered as a first landing, then as the first session', async () => {
    const { page } = await stage.show(pageOf(), { before: QUICK });
    await landed(page);
    const stored = await page.evaluate<Record<string, string>>(STORED);
    expect(stored).toMatchObject({
      hasLanded: 'true',
      firstSession: 'true',
      sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
      analyticsId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const cookies = await page.context().cookies();
    expect(stored.analyticsId).toBe(cookies.find(({ name }) => name === 'ss_cid')?.value);
  });

  test('of somebody who has been here before belongs to a later session', async () => {
    const { page } = await stage.show(pageOf(), { before: `${QUICK} localStorage.hasLanded = 'true';` });
    await arrived(stage, TRACK);
    expect(await page.evaluate('sessionStorage.firstSession')).toBe('false');
  });

  test('is neither told nor remembered before a yes', async () => {
    const { page } = await stage.show(pageOf({ context: ASKS_FIRST }), { before: QUICK });
    expect((await logged(page, TRACK)).outcome).toBe('held');
    expect(await page.evaluate(STORED)).toEqual({});
    await page.evaluate('mortar.consent.set(true)');
    await arrived(stage, TRACK);
    await landed(page);
  });

  test.each([
    ...[401, 403, 404, 429, 500, 503].map((status) => ({ status })),
    { drop: true },
    { malformed: true },
    { body: '42' },
    { crumbFail: true },
    { delay: 10_000 },
  ])('that cannot be told is nobody’s concern: %j', async (fault) => {
    stage.server.faults.add({ path: TRACK, ...fault });
    const visit = await stage.show(pageOf(), { before: QUICK });
    await eventually(() => visit.requests.some((url) => url.includes(TRACK))).toBe(true);
    await passed(visit.page, 4000);
    expect(visit.errors).toEqual([]);
    expect(visit.messages.filter(({ text }) => !/^Failed to load resource/.test(text))).toEqual([]);
  });

  test('is forgotten with the visitor’s no', async () => {
    const { page } = await stage.show(pageOf(), { before: QUICK });
    await landed(page);
    await page.evaluate('mortar.consent.set(false)');
    await eventually(() => page.evaluate(STORED)).toEqual({});
  });

  test('is not forgotten when a no is only pretended', async () => {
    const { page } = await stage.show(pageOf(), { before: QUICK });
    await landed(page);
    await page.evaluate('mortar.simulate({ consent: false })');
    expect(await page.evaluate(STORED)).toMatchObject({ hasLanded: 'true' });
  });

  test('is not forgotten either when the no is pretended before the code that would forget it has come', async () => {
    let letIn = () => {};
    const held = new Promise<void>((release) => {
      letIn = release;
    });
    const { page } = await stage.show(pageOf(), {
      before: QUICK,
      prepare: (page) => page.route(/chunks\/idle/, (route) => held.then(() => route.continue())),
    });
    await landed(page);
    await page.evaluate('mortar.simulate({ consent: false })');
    letIn();
    await until(
      page,
      "mortar.initializers().find(({ name }) => name === 'landing-consent').state === 'done'",
    );
    expect(await page.evaluate(STORED)).toMatchObject({ hasLanded: 'true' });
  });

  test('is told by a visitor who moves on within a second', async () => {
    const { page } = await stage.show(pageOf(), { path: '/fixture?source=paper' });
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 200);
    await arrived(stage, TRACK);
  });

  test('is told by a visitor who leaves at once, without any movement', async () => {
    const { page } = await stage.show(pageOf(), { path: '/fixture?campaign=spring' });
    expect(stage.server.store.calls({ path: TRACK })).toEqual([]);
    await page.goto('about:blank');
    const [call] = await arrived(stage, TRACK);
    expect(Object.fromEntries(new URLSearchParams(call?.query))).toMatchObject({
      campaign: 'spring',
      landing: '/fixture',
    });
  });

  test('is told once, however often the visitor turns away', async () => {
    const { page } = await stage.show(pageOf());
    await page.evaluate("dispatchEvent(new Event('visibilitychange')); dispatchEvent(new Event('pagehide'))");
    await arrived(stage, TRACK);
    await page.goto('about:blank');
    await settled(page);
    expect(stage.server.store.calls({ path: TRACK })).toHaveLength(1);
  });

  test('of a page that nobody has seen yet waits until somebody does', async () => {
    const visit = await stage.show(pageOf(), {
      before: `${QUICK} Object.defineProperty(document, 'prerendering', { configurable: true, value: true });`,
    });
    await passed(visit.page, 10_000);
    expect(visit.requests.filter((url) => /track|performance|census/.test(url))).toEqual([]);
    await visit.page.evaluate(
      "delete document.prerendering; document.dispatchEvent(new Event('prerenderingchange'))",
    );
    await arrived(stage, TRACK);
  });

  test('works where the browser forbids storage', async () => {
    const forbidden = `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } });`;
    const visit = await stage.show(pageOf(), { before: QUICK + forbidden });
    await arrived(stage, TRACK);
    expect(visit.errors).toEqual([]);
  });
});

describe('the Facebook pixel', () => {
  const PIXEL = 'window.fired = []; window.fbq = (...call) => fired.push(call);';

  test('of the page hears of a search', async () => {
    const { page } = await stage.show(pageOf(), { path: '/search?q=rye%20bread', before: QUICK + PIXEL });
    await until(page, 'fired.length');
    expect(await page.evaluate('fired')).toEqual([['track', 'Search', { search_string: 'rye bread' }]]);
  });

  test('hears nothing before a yes', async () => {
    const { page } = await stage.show(pageOf({ context: ASKS_FIRST }), {
      path: '/search?q=rye',
      before: QUICK + PIXEL,
    });
    expect((await logged(page, 'fbq')).outcome).toBe('held');
    expect(await page.evaluate('fired')).toEqual([]);
    await page.evaluate('mortar.consent.set(true)');
    await until(page, 'fired.length');
  });

  test('in the top window hears of a search in a frame, and another site’s window is left alone', async () => {
    const visit = await stage.show(pageOf({ body: `<iframe src="/search?q=rye"></iframe>` }), {
      before: `if (window === top) { ${PIXEL} } ${QUICK}`,
    });
    await until(visit.page, 'fired.length');
    const foreign = await stage.show(
      `<iframe src="${stage.server.url.replace('127.0.0.1', 'localhost')}/search?q=rye"></iframe>`,
      { before: `if (window === top) { ${PIXEL} } ${QUICK}`, started: false },
    );
    await arrived(stage, TRACK);
    await passed(foreign.page, 10_000);
    expect(await foreign.page.evaluate('fired')).toEqual([]);
    expect(foreign.errors).toEqual([]);
  });
});
