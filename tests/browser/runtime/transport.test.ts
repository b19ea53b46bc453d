import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { pageOf, useStage } from '../harness.ts';
import { QUICK } from '../quick-clock.ts';
import { until } from '../until.ts';
import { showWithCrumb } from '../visitor/error-page.ts';
import { arrived, ERRORS, errorsIn, HIT, logged } from '../wire.ts';

const stage = useStage();
const EVENT = '/api/events/RecordEvent';
const TRACE = '/api/events/Trace';

describe('what is sent and forgotten', () => {
  test.each([
    ['throws', "window.fetch = () => { throw new Error('mine') }"],
    ['answers with nothing', 'window.fetch = () => undefined'],
    ['answers with something else', "window.fetch = () => Promise.resolve('nothing')"],
    [
      'throws and there are no beacons',
      "window.fetch = () => { throw new Error('mine') }; delete Navigator.prototype.sendBeacon;",
    ],
  ])('does no harm where the page’s fetch %s', async (_case, before) => {
    const visit = await stage.show(pageOf(), { before });
    await logged(visit.page, HIT);
    expect(visit.errors).toEqual([]);
  });

  test('takes a beacon where the page’s fetch throws', async () => {
    await stage.show(pageOf(), { before: "window.fetch = () => { throw new Error('mine') }" });
    expect((await arrived(stage, HIT))[0]?.status).toBe(200);
  });

  test('arrives whole however large it is, and however many there are', async () => {
    const { page } = await showWithCrumb(stage, pageOf());
    await page.evaluate(() => {
      const { mortar } = window as never as { mortar: { recordEvent(event: string, data: unknown): void } };
      for (let count = 0; count < 8; count++) mortar.recordEvent(`n${count}`, 'x'.repeat(20_000));
      mortar.recordEvent('large', 'x'.repeat(300_000));
    });
    const calls = await arrived(stage, EVENT, 9);
    expect(calls.map(({ status }) => status)).toEqual(Array(9).fill(200));
    expect(Math.max(...calls.map(({ body }) => body.length))).toBeGreaterThan(300_000);
  });

  test('goes to the site’s own origin whatever the page’s base says', async () => {
    const visit = await showWithCrumb(
      stage,
      pageOf({
        head: '<base href="https://evil.test/">',
        tag: `<script src="${stage.server.url}/mortar.js"></script>`,
      }),
    );
    await visit.page.evaluate("mortar.recordEvent('x')");
    await arrived(stage, EVENT);
    expect(visit.requests.filter((url) => url.includes('evil.test'))).toEqual([]);
  });

  test('keeps the page eligible for the back-forward cache: nothing listens to unload', async () => {
    const { page } = await stage.show(
      pageOf({ body: '<div data-block="accordion"></div><a data-track-button="x" href="/about">x</a>' }),
      {
        before: `${QUICK} const add = EventTarget.prototype.addEventListener; window.types = new Set(); EventTarget.prototype.addEventListener = function (type, ...rest) { types.add(type); return add.call(this, type, ...rest) };`,
      },
    );
    await arrived(stage, '/api/1/performance/settings');
    await page.evaluate("mortar.track('x')");
    const types = await page.evaluate<string[]>('[...types]');
    expect(types).toContain('visibilitychange');
    expect(types.filter((type) => /^(before)?unload$/.test(type))).toEqual([]);
  });
});

test('traces beyond what a call may carry go out in several calls', async () => {
  const many = Array.from({ length: 400 }, () => '<div data-block="accordion"></div>').join('');
  const { page } = await showWithCrumb(
    stage,
    pageOf({ body: `<main style="position:fixed;inset:0">${many}</main>` }),
    { before: QUICK },
  );
  await until(page, "mortar.blocks().every(({ state }) => state === 'failed')");
  const arrivedRecords = () =>
    stage.server.store.calls({ path: TRACE }).flatMap(({ parsed }) => (parsed as { data: unknown[] }).data);
  await eventually(() => arrivedRecords().length).toBe(400);
  const calls = stage.server.store.calls({ path: TRACE });
  expect(calls.length).toBeGreaterThan(1);
  expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 200));
  for (const { body } of calls) expect(body.length).toBeLessThan(61_000);
});

describe('an error that is hard to write down', () => {
  test.each([
    ['has an address of somebody in its second line', "new Error('Unknown:\\nanna@kiln.example')"],
    ['has a stack that throws', "Object.defineProperty(new Error('odd'), 'stack', { get() { throw 1 } })"],
    ['has a stack that is none', "Object.assign(new Error('odd'), { stack: [1, 2] })"],
    ['throws when it is looked at', 'new Proxy({}, { getPrototypeOf() { throw 1 }, get() { throw 1 } })'],
  ])('is reported when it %s', async (_case, made) => {
    const { page, errors } = await showWithCrumb(stage, pageOf());
    await page.evaluate(`mortar.reportError(${made})`);
    const [call] = await arrived(stage, ERRORS);
    expect([call?.status, errorsIn(call ? [call] : [])]).toEqual([200, [expect.anything()]]);
    expect(call?.body).not.toContain('anna@');
    expect(errors).toEqual([]);
  });

  test('does not keep the next one back when what comes with it changes later', async () => {
    const { page, errors } = await showWithCrumb(stage, pageOf());
    await page.evaluate(
      "const custom = { a: 1 }; mortar.reportError('first', custom); custom.self = custom;",
    );
    const [sent] = errorsIn(await arrived(stage, ERRORS));
    expect(sent?.data.custom).toEqual({ a: 1 });
    await page.evaluate("mortar.reportError('second')");
    await arrived(stage, ERRORS, 2);
    expect(errors).toEqual([]);
  });
});

describe('hits that wait for the visitor', () => {
  const ASKS_FIRST = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };

  test('are no more than fifty, and are forgotten with a no', async () => {
    const { page } = await stage.show(pageOf({ context: ASKS_FIRST }));
    await page.evaluate('Promise.all(Array.from({ length: 80 }, () => mortar.heartbeat()))');
    const count = (outcome: string) =>
      page.evaluate(`mortar.requests().filter((request) => request.outcome === '${outcome}').length`);
    expect([await count('held'), await count('dropped')]).toEqual([50, 31]);
    await page.evaluate('mortar.consent.set(false); mortar.consent.set(true)');
    await page.evaluate('mortar.heartbeat()');
    await arrived(stage, HIT);
    expect(await arrived(stage, HIT)).toHaveLength(1);
  });

  test('are dropped with a no, and the console says why', async () => {
    const { page } = await stage.show(pageOf({ context: ASKS_FIRST }));
    expect((await logged(page, HIT)).outcome).toBe('held');
    await page.evaluate('mortar.consent.set(false)');
    expect(await logged(page, HIT)).toMatchObject({
      outcome: 'dropped',
      reason: expect.stringContaining('not declined: no'),
    });
  });

  test('go on waiting while an answer is only pretended', async () => {
    const { page } = await stage.show(pageOf({ context: ASKS_FIRST }));
    expect((await logged(page, HIT)).outcome).toBe('held');
    await page.evaluate('mortar.simulate({ consent: false })');
    await page.evaluate('mortar.simulate(null)');
    await page.evaluate('mortar.consent.set(true)');
    await arrived(stage, HIT);
  });

  test('and are only pretended to be allowed are not sent', async () => {
    const { page, context } = await stage.show(pageOf({ context: ASKS_FIRST }));
    await page.evaluate('mortar.simulate({ consent: true })');
    await page.evaluate('mortar.heartbeat()');
    expect((await logged(page, HIT, 'dropped')).reason).toBe('simulated');
    expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
    await page.evaluate('mortar.simulate(null)');
    expect(stage.server.store.calls({ path: HIT })).toEqual([]);
  });
});

describe('errors that happen again', () => {
  test('while they wait are one error with their number', async () => {
    const { page } = await showWithCrumb(stage, pageOf());
    await page.evaluate(() => {
      const { mortar } = window as never as { mortar: { reportError(error: unknown): void } };
      for (let count = 0; count < 10_000; count++) mortar.reportError('the same');
      mortar.reportError('another');
    });
    const errors = errorsIn(await arrived(stage, ERRORS));
    expect(errors.map(({ data }) => [data.message, data.count])).toEqual([
      ['the same', 10_000],
      ['another', 1],
    ]);
  });

  test('later are reported again', async () => {
    const { page } = await showWithCrumb(stage, pageOf());
    await page.evaluate("mortar.reportError('the same')");
    await arrived(stage, ERRORS);
    await page.evaluate("mortar.reportError('the same')");
    await arrived(stage, ERRORS, 2);
  });
});

describe('errors of the visitor’s browser extensions', () => {
  test('are not reported', async () => {
    const { page } = await showWithCrumb(stage, pageOf());
    await page.evaluate(() => {
      for (const filename of [
        'chrome-extension://abc/x.js',
        'moz-extension://abc/x.js',
        'safari-web-extension://a/x.js',
      ])
        dispatchEvent(new ErrorEvent('error', { message: 'theirs', filename }));
      dispatchEvent(new ErrorEvent('error', { message: 'ours', filename: `${location.origin}/shop.js` }));
    });
    const errors = errorsIn(await arrived(stage, ERRORS));
    expect(errors.map(({ data }) => data.message)).toEqual(['ours']);
  });

  test('leave no frame in the stack of an error of the page', async () => {
    const { page } = await showWithCrumb(stage, pageOf());
    await page.evaluate(() => {
      const error = new Error('mixed');
      error.stack =
        'Error: mixed\n    at shop (https://kiln.test/shop.js:1:1)\n    at hook (chrome-extension://abc/hook.js:1:1)';
      (window as never as { mortar: { reportError(error: unknown): void } }).mortar.reportError(error);
    });
    const [error] = errorsIn(await arrived(stage, ERRORS));
    expect(error?.data.stack).toBe('Error: mixed\n    at shop (https://kiln.test/shop.js:1:1)');
  });
});
