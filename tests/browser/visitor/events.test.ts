import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { pageOf, useStage } from '../harness.ts';
import { passed, QUICK, STOPPED } from '../quick-clock.ts';
import { until } from '../until.ts';
import { arrived, formOf, HIT, logged, settled } from '../wire.ts';
import { showWithCrumb } from './error-page.ts';

const stage = useStage();
const EVENTS = '/api/v1/events';
const EVENT = '/api/events/RecordEvent';
const QUICK_VIEW = '/api/census/RecordQuickView';
const TRACE = '/api/events/Trace';

/** Makes a call of `mortar`; what it answers or throws is an error of the test. */
const call = (page: Page, name: string, ...values: unknown[]) =>
  page.evaluate(
    async ([name, values]) => {
      const { mortar } = window as never as { mortar: Record<string, (...values: unknown[]) => unknown> };
      await mortar[name as string]?.(...(values as unknown[]));
    },
    [name, values],
  );

describe('mortar.track', () => {
  test('sends a named event to the event service', async () => {
    const context = { authenticatedAccount: { id: 'account-7' }, websiteRoles: [10] };
    const { page } = await stage.show(pageOf({ context }));
    await arrived(stage, HIT);
    await call(page, 'track', 'oven_opened', { heat: 230 });
    const [event] = await arrived(stage, EVENTS);
    expect([event?.method, event?.status, event?.headers['content-type']]).toEqual([
      'POST',
      200,
      'application/json',
    ]);
    expect(JSON.parse(event?.body ?? '')).toEqual({
      analyticsId: expect.stringMatching(/^[0-9a-f]{32}$/),
      commonData: {
        event: 'oven_opened',
        event_owner_team: 'visitor-runtime',
        event_source: 'web',
        member_account_id: 'account-7',
        website_id: '5b0000000000000000000001',
      },
      customData: { heat: 230 },
      customSchemaName: 'oven_opened',
    });
  });

  test.each(['https://events.kiln.test', 'events.kiln.test', 'https://events.kiln.test/'])(
    'asks the host that the context names: %s',
    async (eventsHost) => {
      const asked: string[] = [];
      const { page } = await showWithCrumb(stage, pageOf({ context: { eventsHost } }), {
        prepare: (page) =>
          page.route('https://events.kiln.test/**', async (route) => {
            asked.push(route.request().url());
            await route.fulfill({
              status: 202,
              headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
            });
          }),
      });
      await call(page, 'track', 'x');
      expect(asked.at(-1)).toBe('https://events.kiln.test/api/v1/events');
    },
  );

  test.each([
    [401, 'Error tracking event: HTTP Status 401'],
    [404, 'Error tracking event: HTTP Status 404'],
    [429, 'Error tracking event: HTTP Status 429'],
    [500, 'Error tracking event: HTTP Status 500'],
    [201, 'Error tracking event: HTTP Status 201'],
  ])('says so in the console when the service answers %i, and nowhere else', async (status, text) => {
    stage.server.faults.add({ path: EVENTS, status });
    const visit = await stage.show(pageOf());
    await call(visit.page, 'track', 'x');
    expect(visit.messages.filter((message) => message.text.includes('Error tracking'))).toMatchObject([
      { type: 'error', text: expect.stringContaining(text) },
    ]);
    expect(visit.errors).toEqual([]);
  });

  test.each([200, 202])('is content with %i', async (status) => {
    stage.server.faults.add({ path: EVENTS, status });
    const visit = await stage.show(pageOf());
    await call(visit.page, 'track', 'x');
    expect(visit.messages.filter(({ type }) => type === 'error')).toEqual([]);
  });

  test('without a connection is noted in the request log', async () => {
    stage.server.faults.add({ path: EVENTS, drop: true });
    const { page } = await stage.show(pageOf());
    await call(page, 'track', 'x');
    expect((await logged(page, EVENTS, 'failed')).outcome).toBe('failed');
  });

  test('of a link that leaves the page arrives, since its code comes with the pointer', async () => {
    const { page } = await stage.show(
      pageOf({ body: `<a href="/plain" onclick="mortar.track('leaves')">Oven</a>` }),
    );
    const loaded = page.waitForResponse('**/chunks/author-*');
    await page.hover('a');
    await loaded;
    await page.click('a');
    const [event] = await arrived(stage, EVENTS);
    expect(JSON.parse(event?.body ?? '')).toMatchObject({ customSchemaName: 'leaves' });
  });

  test('whose code is missing is told of by the click, not before', async () => {
    const visit = await stage.show(pageOf({ body: `<button onclick="mortar.track('oven')">Oven</button>` }), {
      prepare: (page) => page.route('**/chunks/author-*', (route) => route.abort()),
    });
    const failures = () =>
      visit.messages.filter(({ text }) => text.includes('author: its chunk could not be loaded'));
    const asked = () => visit.requests.filter((url) => url.includes('/author-')).length;
    await visit.page.hover('button');
    await eventually(asked).toBe(2);
    await settled(visit.page);
    expect(failures()).toEqual([]);
    await visit.page.click('button');
    await eventually(() => failures().length).toBe(1);
  });

  test('waits for a yes where the site asks first', async () => {
    const { page } = await stage.show(
      pageOf({ context: { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } } }),
    );
    await call(page, 'track', 'x');
    expect((await logged(page, EVENTS)).outcome).toBe('held');
    await page.evaluate('mortar.consent.set(true)');
    await arrived(stage, EVENTS);
  });

  test('sends nothing that waited for its turn when the visitor declines, also not on leaving', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const visit = await stage.show(pageOf(), {
      prepare: (page) =>
        page.route(`**${EVENTS}`, async (route) => {
          await released;
          await route.fulfill({ status: 202 });
        }),
    });
    const { page, requests } = visit;
    const sent = () => requests.filter((url) => url.includes(EVENTS)).length;
    await page.evaluate(
      "void mortar.track('first').then(() => { window.isDone = true }); for (let count = 0; count < 100; count++) void mortar.track('waits')",
    );
    await eventually(sent).toBe(4);
    await page.evaluate('mortar.consent.set(false); mortar.consent.set(true)');
    release();
    await until(page, 'window.isDone');
    await logged(page, EVENTS, 'dropped');
    await page.evaluate("dispatchEvent(new Event('pagehide'))");
    await settled(page);
    expect(sent()).toBe(4);
    expect((await logged(page, EVENTS, 'dropped')).reason).toBe('consent withdrawn');
    await page.evaluate("void mortar.track('later')");
    await eventually(sent).toBe(5);
  });

  test.each([[undefined], [null], ['text'], [[1, 2]], [7]])('takes %j for no data', async (data) => {
    const { page, errors } = await stage.show(pageOf());
    await page.evaluate(`mortar.track('x', ${JSON.stringify(data)})`);
    const [event] = await arrived(stage, EVENTS);
    expect(JSON.parse(event?.body ?? '')).toMatchObject({ customSchemaName: 'x', customData: {} });
    expect(errors).toEqual([]);
  });

  test('ten thousand times at once sends some hundred, and drops the others with a reason', async () => {
    const { page } = await stage.show(pageOf());
    await page.evaluate(async () => {
      const { mortar } = window as never as { mortar: { track(name: string): Promise<void> } };
      await mortar.track('first');
      for (let count = 0; count < 10_000; count++) void mortar.track('n');
    });
    expect((await logged(page, EVENTS, 'dropped')).reason).toBe('too many events at once');
    await settled(page);
    const sent = stage.server.store.calls({ path: EVENTS }).length;
    expect(sent).toBeGreaterThan(100);
    expect(sent).toBeLessThan(1000);
  });
});

describe('mortar.recordEvent', () => {
  test('sends crumb, event and data as a form', async () => {
    const { page, context } = await showWithCrumb(stage, pageOf());
    await call(page, 'recordEvent', 'share', { to: 'a friend' });
    const [event] = await arrived(stage, EVENT);
    const crumb = (await context.cookies()).find(({ name }) => name === 'crumb')?.value;
    expect(formOf(event)).toEqual({ crumb, event: 'share', data: { to: 'a friend' } });
    expect(event?.status).toBe(200);
  });

  test.each([{ status: 500 }, { drop: true }, { malformed: true }, { status: 401 }])(
    'keeps quiet about %j',
    async (fault) => {
      stage.server.faults.add({ path: EVENT, ...fault });
      const visit = await showWithCrumb(stage, pageOf());
      await call(visit.page, 'recordEvent', 'share');
      expect(visit.errors).toEqual([]);
      expect(visit.messages.filter(({ text }) => !/^Failed to load resource/.test(text))).toEqual([]);
    },
  );
});

describe('without a name', () => {
  test.each(['track', 'recordEvent', 'recordQuickView'])(
    'mortar.%s sends nothing, and the console says what is missing',
    async (name) => {
      const { page, requests, messages, errors } = await stage.show(pageOf());
      for (const value of ['', 'undefined', '" "', 'null', '{}'])
        await page.evaluate(`mortar.${name}(${value})`);
      await settled(page);
      expect(requests.filter((url) => /QuickView|RecordEvent|v1.events/.test(url))).toEqual([]);
      expect(messages.filter(({ text }) => /must be a non-empty string/.test(text))).toHaveLength(5);
      expect(errors).toEqual([]);
    },
  );

  test('a number is an id', async () => {
    const { page } = await stage.show(pageOf());
    await page.evaluate('mortar.recordQuickView(7)');
    expect((await arrived(stage, QUICK_VIEW))[0]?.path).toBe(`${QUICK_VIEW}/7`);
  });
});

describe('a quick view', () => {
  test('is counted by a call without a body', async () => {
    const { page } = await stage.show(pageOf({ body: '<button data-quick-view="loaf 7/8">Look</button>' }));
    await page.click('button');
    const [view] = await arrived(stage, QUICK_VIEW);
    expect([view?.method, view?.path, view?.body]).toEqual(['POST', `${QUICK_VIEW}/loaf%207%2F8`, '']);
    expect(view?.status).toBe(200);
  });

  test('of nothing is not', async () => {
    const visit = await stage.show(pageOf({ body: '<button data-quick-view="">Look</button>' }));
    await visit.page.click('button');
    await settled(visit.page);
    expect(visit.requests.filter((url) => url.includes('QuickView'))).toEqual([]);
  });

  test('can be told by a script', async () => {
    const { page } = await stage.show(pageOf());
    await call(page, 'recordQuickView', 'loaf');
    expect((await arrived(stage, QUICK_VIEW))[0]?.path).toBe(`${QUICK_VIEW}/loaf`);
  });
});

describe('a heartbeat', () => {
  test('beats on demand', async () => {
    const { page } = await stage.show(pageOf());
    await arrived(stage, HIT);
    await call(page, 'heartbeat');
    const [, beat] = await arrived(stage, HIT, 2);
    expect(formOf(beat).event).toBe('10');
  });

  test.each([0, -5, 'often', null])(
    'does not beat by itself where heartbeatSeconds is %j',
    async (heartbeatSeconds) => {
      const visit = await stage.show(pageOf({ context: { heartbeatSeconds } }), { before: QUICK });
      await arrived(stage, HIT);
      await passed(visit.page, 20_000);
      expect(stage.server.store.calls({ path: HIT })).toHaveLength(1);
      expect(visit.errors).toEqual([]);
    },
  );

  test('beats no more than once a second, however often the context says', async () => {
    const before = `const repeat = setInterval;
      window.setInterval = (run, pause, ...values) => {
        window.pauses = [...(window.pauses ?? []), pause];
        return repeat(run, pause, ...values);
      };`;
    const { page } = await stage.show(pageOf({ context: { heartbeatSeconds: 1e-9 } }), {
      before: before + QUICK,
    });
    await arrived(stage, HIT, 2);
    expect(await page.evaluate('Math.min(...pauses)')).toBe(1000);
  });

  test('beats by itself where the context says how often', async () => {
    await stage.show(pageOf({ context: { heartbeatSeconds: 0.2 } }), { before: QUICK });
    const beats = await arrived(stage, HIT, 3);
    expect(beats.map((hit) => formOf(hit).event)).toEqual(['1', '10', '10']);
  });
});

describe('a trace', () => {
  const BROKEN = '<div data-block="accordion"></div>';

  test('of a block that failed is sent after 30 s, with the crumb', async () => {
    await showWithCrumb(stage, pageOf({ body: BROKEN }), { before: QUICK });
    const [sent] = await arrived(stage, TRACE);
    expect(sent?.status).toBe(200);
    expect(formOf(sent).data).toEqual([
      {
        pageUrl: `${stage.server.url}/fixture`,
        type: 'block-failed',
        data: { name: 'accordion', message: expect.stringContaining('no element matches') },
      },
    ]);
  });

  test('is sent by a visitor who leaves before that', async () => {
    const { page } = await showWithCrumb(stage, pageOf({ body: BROKEN }), { before: QUICK });
    await arrived(stage, '/api/1/performance/settings');
    await page.goto('about:blank');
    expect((await arrived(stage, TRACE))[0]?.headers['content-type']).toContain('form-urlencoded');
  });

  test('is sent by a visitor who leaves soon, without having touched anything', async () => {
    const { page } = await showWithCrumb(stage, pageOf({ body: BROKEN }), { before: STOPPED });
    await page.waitForFunction("mortar.initializers().find(({ name }) => name === 'trace').state === 'done'");
    await page.goto('about:blank');
    await arrived(stage, TRACE);
  });

  test('is sent at once where its code comes only when the visitor leaves', async () => {
    const { page } = await showWithCrumb(stage, pageOf({ body: BROKEN }));
    await page.waitForSelector('[data-block-state="failed"]', { state: 'attached' });
    await page.evaluate(`
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));`);
    await arrived(stage, TRACE);
  });

  test('without records is none', async () => {
    const visit = await showWithCrumb(stage, pageOf(), { before: QUICK });
    await passed(visit.page, 40_000);
    await visit.page.goto('about:blank');
    await passed(visit.page, 4000);
    expect(stage.server.store.calls({ path: TRACE })).toEqual([]);
  });
});
