import { describe, expect, test } from 'vitest';
import { pageOf, useStage } from '../harness.ts';
import { arrived, ERRORS, errorsIn } from '../wire.ts';
import { onlyReport, showWithCrumb } from './error-page.ts';

const stage = useStage();

const inChromiumsWords = (message: string) =>
  message.replace("Can't find variable: nowhere", 'nowhere is not defined');

describe('an error of the page', () => {
  test('is reported with all of this', async () => {
    const before = Date.now();
    const body = '<script>setTimeout(() => { throw new TypeError("the oven is cold") })</script>';
    const { page, context } = await showWithCrumb(
      stage,
      pageOf({ body, tag: '<script src="/mortar.js"></script>' }),
    );
    const { call, error } = await onlyReport(stage);
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
        stack: expect.stringContaining('/fixture'),
        file: expect.stringContaining('/fixture'),
        line: expect.any(Number),
        column: expect.any(Number),
      },
    });
    expect(Object.keys(error?.data ?? {}).sort()).toEqual([
      'app',
      'column',
      'count',
      'custom',
      'file',
      'line',
      'message',
      'stack',
      'templateId',
      'url',
      'userAgent',
      'websiteId',
      'where',
    ]);
    expect(error?.data).toMatchObject({ custom: null, where: { kind: 'page', name: 'window' }, count: 1 });
    expect(error?.timestamp).toBeGreaterThanOrEqual(before);
  });

  test('that happens while the page is still being parsed is reported too', async () => {
    const tag = '<script src="/mortar.js"></script><script>throw new Error("right after the tag")</script>';
    const body = '<script>Promise.reject(new Error("a promise"))</script><script>nowhere()</script>';
    await showWithCrumb(stage, pageOf({ tag, body }));
    const { errors } = await onlyReport(stage, 3);
    const messages = errors.map(({ data }) => inChromiumsWords(data.message)).sort();
    expect(messages).toEqual(['a promise', 'nowhere is not defined', 'right after the tag']);
  });

  test('has at most 5000 characters of its stack', async () => {
    const { page } = await showWithCrumb(stage, pageOf());
    await page.evaluate(() => {
      const error = new Error('deep');
      error.stack = 'at somewhere\n'.repeat(2000);
      setTimeout(() => {
        throw error;
      });
    });
    const { error } = await onlyReport(stage);
    expect(error?.data.stack).toHaveLength(5000);
  });

  test('is not lost because its message is long', async () => {
    const { page } = await showWithCrumb(stage, pageOf());
    await page.evaluate(() =>
      (window as never as { mortar: { reportError(error: unknown): void } }).mortar.reportError(
        new Error('long '.repeat(20_000)),
      ),
    );
    await onlyReport(stage);
  });

  test('is not lost among ten with long stacks in any script', async () => {
    const { page } = await showWithCrumb(stage, pageOf());
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
    const { page } = await showWithCrumb(stage, pageOf());
    await page.addScriptTag({ content: `setTimeout(() => { ${code} })` });
    const { error } = await onlyReport(stage);
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
    const { page } = await showWithCrumb(stage, pageOf());
    await page.evaluate(`mortar.reportError(new Error('burnt'), ${custom})`);
    const { error } = await onlyReport(stage);
    expect(error?.data).toMatchObject({ message: 'burnt', custom: sent });
  });

  test('is not hindered by toJSON on the built-in prototypes', async () => {
    const { page } = await showWithCrumb(stage, pageOf(), {
      before: 'Array.prototype.toJSON = () => "list"; Object.prototype.toJSON = () => "object";',
    });
    await page.evaluate(`mortar.reportError(new Error('burnt'), { tray: ['a'] })`);
    const { error } = await onlyReport(stage);
    expect(error?.data.custom).toEqual({ tray: ['a'] });
  });
});
