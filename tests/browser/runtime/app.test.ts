import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { pageOf, siteContext, useStage } from '../harness.ts';
import { until } from '../until.ts';
import { settled } from '../wire.ts';

const stage = useStage();
const IOS = `window.told = []; window.webkit = { messageHandlers: Object.fromEntries(['share', 'dismiss'].map((name) => [name, { postMessage: (body) => told.push([name, body]) }])) };`;
const ANDROID = `window.told = []; window.AndroidBridge = { share: (body) => told.push(['share', body]), dismiss: (body) => told.push(['dismiss', body]) };`;

describe('inside a mobile app', () => {
  async function showInApp(host: string) {
    const visit = await stage.show(pageOf(), { path: '/fixture?platform=mobile-app', before: host });
    await until(visit.page, 'mortar.nativeBridge');
    return visit;
  }

  test.each([
    [
      'ios',
      IOS,
      [
        ['share', { loaf: 1 }],
        ['dismiss', null],
      ],
    ],
    [
      'android',
      ANDROID,
      [
        ['share', '{"loaf":1}'],
        ['dismiss', 'null'],
      ],
    ],
  ])('the page talks to the app on %s', async (platform, host, told) => {
    const { page } = await showInApp(host);
    expect(await page.evaluate('mortar.nativeBridge.info()')).toMatchObject({ platform, version: /\d/ });
    await page.evaluate(`mortar.nativeBridge.sendEvent('share', { loaf: 1 }); mortar.nativeBridge.dismiss()`);
    expect(await page.evaluate('told')).toEqual(told);
  });

  test.each([
    ['ios', IOS],
    ['android', ANDROID],
  ])('a handler that the app on %s does not have is named in the console', async (_platform, host) => {
    const { page, messages, errors } = await showInApp(host);
    await page.evaluate(
      `for (const name of ['print', 'toString', '__proto__']) mortar.nativeBridge.sendEvent(name)`,
    );
    expect(messages.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['print not found', 'toString not found']),
    );
    expect(errors).toEqual([]);
  });

  test('without an app the bridge says so', async () => {
    const { page } = await showInApp('');
    const thrown = await page.evaluate(() => {
      const { mortar } = window as never as {
        mortar: { nativeBridge: Record<string, (value?: string) => unknown> };
      };
      return ['info', 'sendEvent', 'dismiss', 'back'].map((name) => {
        try {
          return mortar.nativeBridge[name]?.('share');
        } catch (error) {
          return (error as Error).message;
        }
      });
    });
    expect(thrown).toEqual(Array(4).fill('mobile platform not correctly identified'));
  });

  test('the way back is an address of the app', async () => {
    const { page } = await showInApp(IOS);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const asked = new Promise<string>((resolve) =>
      session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
    );
    await page.evaluate('mortar.nativeBridge.back()');
    expect(await asked).toBe('siteapp://back');
  });

  test.each([
    "javascript:void(document.title='harmed')//",
    'javascript',
    'JavaScript',
    'data:text/html,',
    'https',
    'blob',
    '',
    '//elsewhere.example/',
    7,
  ])('no way back leads by %j', async (scheme) => {
    const { page } = await showInApp(IOS);
    const thrown = await page.evaluate(
      `try { mortar.nativeBridge.back({ scheme: ${JSON.stringify(scheme)} }) } catch (error) { String(error) }`,
    );
    expect(thrown).toMatch(/^UnexpectedValueError: The scheme of an app must be/);
    await settled(page);
    expect([await page.title(), new URL(page.url()).origin]).toEqual(['Fixture', stage.server.url]);
  });
});

test('outside of an app nothing of the bridge is loaded', async () => {
  const visit = await stage.show(pageOf(), { before: IOS });
  await settled(visit.page);
  expect(visit.requests.filter((url) => url.includes('native-bridge'))).toEqual([]);
  expect(await visit.page.evaluate('mortar.nativeBridge')).toBeUndefined();
});

describe('on an internal site', () => {
  const INTERNAL = { website: { ...(siteContext().website as object), siteStatus: { value: 6 } } };
  const variant = 'sessionStorage.abVariant';

  test('the address forces a variant for the session, until it resets it', async () => {
    const { page } = await stage.show(pageOf({ context: INTERNAL }), {
      path: '/fixture?abVariant=cart:short',
    });
    await until(page, `${variant} === 'cart:short'`);
    await page.evaluate("history.replaceState(null, '', '/fixture?abVariant=reset')");
    await page.route('**/fixture?abVariant=reset', (route) =>
      route.fulfill({ contentType: 'text/html', body: pageOf({ context: INTERNAL }) }),
    );
    await page.reload();
    await until(page, `${variant} === undefined`);
  });

  test('the forced variant reaches style sheets and scripts, on every page of the session', async () => {
    const before = "addEventListener('mortar:ab-variant', ({ detail }) => { window.heard = detail; })";
    const { page } = await stage.show(pageOf({ context: INTERNAL }), {
      path: '/fixture?abVariant=cart:short',
      before,
    });
    const shown = async () => {
      await until(page, 'window.heard');
      return page.evaluate('[document.documentElement.dataset.abVariant, heard]');
    };
    expect(await shown()).toEqual(['cart:short', { test: 'cart', variant: 'short' }]);
    await page.route('**/next', (route) =>
      route.fulfill({ contentType: 'text/html', body: pageOf({ context: INTERNAL }) }),
    );
    await page.goto(`${stage.server.url}/next`);
    expect(await shown()).toEqual(['cart:short', { test: 'cart', variant: 'short' }]);
  });

  test.each(['', 'cart', ':short', 'cart:'])('abVariant=%s forces nothing', async (asked) => {
    const visit = await stage.show(pageOf({ context: INTERNAL }), { path: `/fixture?abVariant=${asked}` });
    await settled(visit.page);
    expect(await visit.page.evaluate(variant)).toBeUndefined();
    expect(visit.errors).toEqual([]);
  });
});

test('on any other site the address forces no variant', async () => {
  const visit = await stage.show(pageOf(), { path: '/fixture?abVariant=cart:short' });
  await settled(visit.page);
  expect(await visit.page.evaluate('sessionStorage.abVariant')).toBeUndefined();
});

describe('the pointer of', () => {
  const account = { authenticatedAccount: { id: 'a' }, websiteRoles: [1] };
  const EDITOR = 'https://kiln-and-crumb.mortar.example';

  /** A window around the page that keeps what it is told. */
  async function showFramed(context: Record<string, unknown>, origin?: string) {
    const { page } = await stage.show(
      `<script>window.heard = []; addEventListener('message', ({ data, origin }) => heard.push([data, origin]))</script><iframe width="600" height="400" src="${stage.server.url}/inside"></iframe>`,
      {
        ...(origin && { origin }),
        started: false,
        ignoreHTTPSErrors: true,
        clock: true,
        async prepare(page) {
          await page.route('**/inside', (route) =>
            route.fulfill({ contentType: 'text/html', body: pageOf({ context }) }),
          );
        },
      },
    );
    await page
      .frame({ url: /inside/ })
      ?.waitForSelector('html[data-mortar="initialised"]', { state: 'attached' });
    await settled(page);
    const move = async (x: number) => {
      await page.mouse.move(x, 100);
      return page.evaluate<unknown[]>('heard');
    };
    return { move, page };
  }

  test.each([
    ['on the provider’s host', EDITOR],
    ['on the site’s own host', undefined],
  ])('an account is told to the editor around the page, %s', async (_where, origin) => {
    const { move } = await showFramed(account, origin);
    let x = 100;
    await eventually(() => move(++x)).toContainEqual([
      { type: 'mousemove', x: expect.any(Number), y: expect.any(Number) },
      stage.server.url,
    ]);
  });

  test('a mouse that moves much is told once a frame, with its latest position', async () => {
    const { move, page } = await showFramed(account);
    let x = 100;
    await eventually(() => move(++x)).not.toEqual([]);
    await page.evaluate(`new Promise((end) => {
      const inside = frames[0];
      const frame = (run) => inside.requestAnimationFrame(run);
      frame(() => frame(() => {
        heard.length = 0;
        for (const clientX of [1, 2, 3]) inside.dispatchEvent(new inside.MouseEvent('mousemove', { clientX }));
        frame(() => frame(end));
      }));
    })`);
    await eventually(() => page.evaluate('heard.map(([{ x }]) => x)')).toEqual([3]);
  });

  test.each([
    ['a visitor', {}, EDITOR],
    ['an account in a frame of another site', account, 'https://evil.test'],
  ])('%s is told to nobody', async (_who, context, origin) => {
    const { move, page } = await showFramed(context, origin);
    for (let x = 100; x < 110; x++) await move(x);
    await page.clock.runFor(5000);
    expect(await move(120)).toEqual([]);
  });
});
