import { describe, expect, test } from 'vitest';
import { pageOf, useStage, type Visit, type VisitOptions } from './harness.ts';
import { arrived, askedUntilLeft, ERRORS, errorsIn, logged } from './wire.ts';

const stage = useStage();

/** A page of the demo site has its crumb; a fixture gets one from there. */
async function showWithCrumb(html: string, options: VisitOptions = {}): Promise<Visit> {
  const response = await fetch(`${stage.server.url}/about`);
  const crumb = /crumb=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return stage.show(html, { ...options, cookies: { crumb, ...options.cookies } });
}

async function onlyError(count = 1) {
  const calls = await arrived(stage, ERRORS);
  expect(calls.map(({ status, reason }) => [status, reason])).toEqual([[200, 'accepted']]);
  const errors = errorsIn(calls);
  expect(errors).toHaveLength(count);
  return { call: calls[0], error: errors[0], errors };
}

describe('an error of the page', () => {
  test('is reported with all of this', async () => {
    const before = Date.now();
    const { page, context } = await showWithCrumb(pageOf());
    await page.addScriptTag({ content: 'setTimeout(() => { throw new TypeError("the oven is cold") })' });
    const { call, error } = await onlyError();
    const crumb = (await context.cookies()).find(({ name }) => name === 'crumb')?.value;
    expect([call?.method, call?.headers['x-csrf-token'], call?.headers['content-type']]).toEqual([
      'POST',
      crumb,
      expect.stringContaining('application/json'),
    ]);
    expect(error).toMatchObject({
      event: 'javascript-error',
      data: {
        websiteId: '5b0000000000000000000001',
        templateId: '5a0000000000000000000001',
        url: `${stage.server.url}/fixture`,
        userAgent: await page.evaluate(() => navigator.userAgent),
        app: 'visitor-runtime',
        message: expect.stringContaining('the oven is cold'),
        stack: expect.stringContaining('the oven is cold'),
        file: expect.stringContaining('/fixture'),
        line: expect.any(Number),
        column: expect.any(Number),
      },
    });
    expect(Object.keys(error?.data ?? {}).sort()).toEqual([
      'app',
      'column',
      'custom',
      'file',
      'line',
      'message',
      'stack',
      'templateId',
      'url',
      'userAgent',
      'websiteId',
    ]);
    expect(error?.timestamp).toBeGreaterThanOrEqual(before);
  });

  test('that happens before the script is there is reported too', async () => {
    const head = '<script>setTimeout(() => { throw new Error("later") }, 0)</script>';
    const tag =
      '<script src="/mortar.js"></script><script>throw new Error("right after the tag")</script><script>Promise.reject(new Error("a promise"))</script>';
    await showWithCrumb(pageOf({ head, tag }));
    const { errors } = await onlyError(3);
    expect(errors.map(({ data }) => data.message).sort()).toEqual([
      'a promise',
      'later',
      'right after the tag',
    ]);
  });

  test('has at most 5000 characters of its stack', async () => {
    const { page } = await showWithCrumb(pageOf());
    await page.evaluate(() => {
      const error = new Error('deep');
      error.stack = 'at somewhere\n'.repeat(2000);
      setTimeout(() => {
        throw error;
      });
    });
    const { error } = await onlyError();
    expect(error?.data.stack).toHaveLength(5000);
  });

  test('is not lost because its message is long', async () => {
    const { page } = await showWithCrumb(pageOf());
    await page.evaluate(() =>
      (window as never as { mortar: { reportError(error: unknown): void } }).mortar.reportError(
        new Error('long '.repeat(20_000)),
      ),
    );
    await onlyError();
  });

  test('is not lost among ten with long stacks in any script', async () => {
    const { page } = await showWithCrumb(pageOf());
    await page.evaluate(() => {
      const { mortar } = window as never as { mortar: { reportError(error: unknown): void } };
      for (let index = 0; index < 10; index++)
        mortar.reportError(Object.assign(new Error(`n${index}`), { stack: '窯'.repeat(5000) }));
    });
    await arrived(stage, ERRORS);
    expect(errorsIn(stage.server.store.calls({ path: ERRORS })).length).toBeGreaterThanOrEqual(5);
  });

  test.each([
    ['a text', `throw 'out of flour'`, /out of flour/],
    ['null', 'throw null', /null/],
    ['undefined', 'Promise.reject(undefined)', /undefined/],
    ['a number', 'Promise.reject(7)', /7/],
    ['a symbol', 'Promise.reject(Symbol("oven"))', /oven/],
    ['an object without a prototype', 'Promise.reject(Object.create(null))', /./],
    [
      'an object whose getters throw',
      `Promise.reject({ get message() { throw 1 }, get stack() { throw 1 }, toString() { throw 1 } })`,
      /./,
    ],
    [
      'an error whose getters throw',
      `const error = new Error('x'); Object.defineProperty(error, 'message', { get() { throw 1 } }); Object.defineProperty(error, 'stack', { get() { throw 1 } }); Promise.reject(error)`,
      /./,
    ],
    [
      'a revoked proxy',
      'const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); Promise.reject(proxy)',
      /./,
    ],
  ])('may be %s', async (_case, code, message) => {
    const { page } = await showWithCrumb(pageOf());
    await page.addScriptTag({ content: `setTimeout(() => { ${code} })` });
    const { error } = await onlyError();
    expect(error?.data.message).toMatch(message);
  });
});

describe('an author who reports an error', () => {
  test.each([
    ['data', '{ oven: 2, tray: ["a", "b"] }', { oven: 2, tray: ['a', 'b'] }],
    [
      'something cyclic',
      '(() => { const ring = { name: "ring" }; ring.self = ring; return ring; })()',
      expect.anything(),
    ],
    ['a big number', '10n ** 30n', expect.anything()],
    ['getters that throw', '({ get tray() { throw new Error("no") } })', expect.anything()],
  ])('may add %s', async (_case, custom, sent) => {
    const { page } = await showWithCrumb(pageOf());
    await page.evaluate(`mortar.reportError(new Error('burnt'), ${custom})`);
    const { error } = await onlyError();
    expect(error?.data).toMatchObject({ message: 'burnt', custom: { custom: sent } });
  });

  test('is not hindered by toJSON on the built-in prototypes', async () => {
    const { page } = await showWithCrumb(pageOf(), {
      before: 'Array.prototype.toJSON = () => "list"; Object.prototype.toJSON = () => "object";',
    });
    await page.evaluate(`mortar.reportError(new Error('burnt'), { tray: ['a'] })`);
    const { error } = await onlyError();
    expect(error?.data.custom).toMatchObject({ custom: { tray: ['a'] } });
  });
});

describe('what is private stays on the page', () => {
  const SECRETS = /geheim|ann(@|%40)kiln/;
  test.each([
    '?token=geheim',
    '?cartToken=geheim&x=1',
    '?access_token=geheim',
    '?email=ann@kiln.test',
    '?e=ann%40kiln.test',
    '?user_email=ann@kiln.test',
    '?crumb=geheim#x',
    '?password=geheim',
    '#access_token=geheim&x=1',
  ])('%s is stripped from every part of a report', async (secret) => {
    const { page } = await showWithCrumb(pageOf(), { path: `/fixture${secret}` });
    await page.evaluate(() => {
      const error = new Error(`GET ${location.href} failed`);
      dispatchEvent(
        new ErrorEvent('error', {
          error,
          message: error.message,
          filename: location.href,
          lineno: 1,
          colno: 1,
        }),
      );
    });
    const { call } = await onlyError();
    expect(call?.body).not.toMatch(SECRETS);
    expect(call?.body).toContain('/fixture');
  });

  test('form values, cookies and storage are never in a report', async () => {
    const { page } = await showWithCrumb(pageOf({ body: '<input aria-label="Card" value="4111-1111">' }), {
      cookies: { cart: 'geheim' },
    });
    await page.evaluate(() => {
      localStorage.setItem('key', 'geheim');
      (window as never as { mortar: { reportError(error: unknown): void } }).mortar.reportError(
        new Error('burnt'),
      );
    });
    const { call } = await onlyError();
    expect(call?.body).not.toMatch(/4111|geheim/);
  });
});

describe('a report that fails', () => {
  test.each([
    ['is refused', { status: 500 }],
    ['is unauthorised', { status: 401 }],
    ['gets no JSON', { malformed: true }],
    ['is cut off', { drop: true }],
  ])('because it %s is not reported, repeated or printed', async (_case, fault) => {
    stage.server.faults.add({ path: ERRORS, ...fault });
    const visit = await showWithCrumb(pageOf());
    await visit.page.evaluate(() => setTimeout(() => Promise.reject(new Error('once'))));
    await arrived(stage, ERRORS);
    await logged(visit.page, ERRORS, 'malformed' in fault ? 'sent' : 'failed');
    expect(
      visit.messages.filter(
        ({ text, type }) => /error|warning/.test(type) && !/^Failed to load resource/.test(text),
      ),
    ).toEqual([]);
    expect(await askedUntilLeft(visit, ERRORS)).toHaveLength(1);
  });

  test('for want of a crumb is let be', async () => {
    const visit = await stage.show(pageOf());
    await visit.page.evaluate(() => setTimeout(() => Promise.reject(new Error('once'))));
    const [call] = await arrived(stage, ERRORS);
    expect([call?.status, call?.headers['x-csrf-token']]).toEqual([400, undefined]);
    expect(await askedUntilLeft(visit, ERRORS)).toHaveLength(1);
  });
});
