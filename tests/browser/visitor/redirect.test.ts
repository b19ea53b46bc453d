import { describe, expect, test } from 'vitest';
import { ADMIN, finalAddress, OWNER, showWithAdmin } from '../admin.ts';
import { pageOf, useStage, type VisitOptions } from '../harness.ts';
import { until } from '../until.ts';
import { settled } from '../wire.ts';

const stage = useStage();
const SITE = 'http://shop.kiln.test';

const open = (context: Record<string, unknown>, options: VisitOptions = {}) =>
  showWithAdmin(stage, context, { origin: SITE, started: false, ...options });

describe("the site's owner", () => {
  test.each([
    ['/', '/'],
    ['/bread?size=2&note=a%20b', '/bread?size=2&note=a%20b'],
    ['//evil.test/', '//evil.test/'],
    ['/a/../..//evil?frameUrl=https://evil.test', '//evil?frameUrl=https://evil.test'],
    ['/%2F%2Fevil.test?x=%22%3E', '/%2F%2Fevil.test?x=%22%3E'],
    ['/page#part', '/page'],
  ])('who opens %s is led to its place in the admin area', async (path, frameUrl) => {
    const { page } = await open(OWNER, { path });
    await page.waitForURL(`${ADMIN}/**`);
    expect(page.url()).toBe(`${ADMIN}/config/?frameUrl=${encodeURIComponent(frameUrl)}`);
  });

  test('is led there once where the admin area leads back', async () => {
    const { page } = await open(OWNER);
    await page.waitForURL(`${ADMIN}/**`);
    await page.goto(`${SITE}/fixture`);
    await page.waitForSelector('html[data-mortar="initialised"]', { state: 'attached' });
    expect(await finalAddress(page)).toBe(`${SITE}/fixture`);
  });

  test.each([
    ['not yet again three seconds', 3000, `${SITE}/fixture`],
    ['again six seconds', 6000, `${ADMIN}/config/?frameUrl=%2Ffixture`],
  ])('is led there %s after the last time', async (_when, milliseconds, rests) => {
    const before = `sessionStorage.setItem('mortar-redirected', Date.now() - ${milliseconds})`;
    const { page } = await open(OWNER, { before });
    expect(await finalAddress(page)).toBe(rests);
  });

  test('does not come back to the page by the back button', async () => {
    const { page } = await open(OWNER);
    await page.waitForURL(`${ADMIN}/**`);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  });

  test.each([
    ['an owner', [1]],
    ['a viewer who is an editor too', [10, 3]],
    ['an account whose roles are text', ['1']],
  ])('%s is led away', async (_case, websiteRoles) => {
    const { page } = await open({ ...OWNER, websiteRoles });
    await page.waitForURL(`${ADMIN}/**`);
  });
});

describe('nobody is led away', () => {
  test.each([
    ['who is not signed in', { websiteRoles: [1] }],
    ['who is a viewer only', { ...OWNER, websiteRoles: [10] }],
    [
      'from a site in developer mode',
      { ...OWNER, website: { identifier: 'kiln-and-crumb', developerMode: true } },
    ],
    ['from a page that says so beside the website', { ...OWNER, developerMode: true }],
    ['from a cloneable site', { ...OWNER, website: { identifier: 'kiln-and-crumb', cloneable: true } }],
    ['from a cloneable site of a published page', { ...OWNER, websiteCloneable: true }],
    ['to a place the context does not name', { ...OWNER, appDomain: undefined }],
    ['to a foreign place', { ...OWNER, website: { identifier: 'evil.test/x' } }],
    ['by an account that is no object', { authenticatedAccount: 'true', websiteRoles: [1] }],
  ])('%s', async (_case, context) => {
    const { page } = await open(context);
    await page.waitForSelector('html[data-mortar="initialised"]', { state: 'attached' });
    expect(await finalAddress(page)).toBe(`${SITE}/fixture`);
  });

  test.each(['http://localhost', 'http://shop.localhost', 'http://127.0.0.1', 'http://[::1]'])(
    'from %s',
    async (origin) => {
      const { page } = await open(OWNER, { origin });
      expect(await finalAddress(page)).toBe(`${origin}/fixture`);
      expect(await page.evaluate('mortar.state')).toBe('initialised');
    },
  );

  test.each(['/config', '/config/', '/config/pages?x=1'])('from %s', async (path) => {
    const { page } = await open(OWNER, { path });
    expect(await finalAddress(page)).toBe(SITE + path);
  });

  test('but /configure is a page like others', async () => {
    const { page } = await open(OWNER, { path: '/configure' });
    await page.waitForURL(`${ADMIN}/**`);
  });

  test('inside a frame', async () => {
    const { page } = await stage.show(
      `<!doctype html><title>Editor</title><iframe title="site" src="${SITE}/framed"></iframe>`,
      {
        started: false,
        async prepare(opened) {
          await opened.route(`${SITE}/**`, async (route) => {
            const { pathname } = new URL(route.request().url());
            if (pathname === '/framed')
              return route.fulfill({ contentType: 'text/html', body: pageOf({ context: OWNER }) });
            await route.fulfill({ response: await route.fetch({ url: stage.server.url + pathname }) });
          });
        },
      },
    );
    await page
      .frameLocator('iframe')
      .locator('html[data-mortar="initialised"]')
      .waitFor({ state: 'attached' });
    await settled(page);
    expect(page.frames()[1]?.url()).toBe(`${SITE}/framed`);
  });
});

describe('noredirect', () => {
  test.each(['?noredirect', '?noredirect=true', '?noredirect=false', '?a=1&noredirect=1'])(
    '%s holds for the page and for the session',
    async (query) => {
      const { page } = await open(OWNER, { path: `/fixture${query}` });
      expect(await finalAddress(page)).toBe(`${SITE}/fixture${query}`);
      expect(await page.evaluate(() => sessionStorage.getItem('noredirect'))).toBe('true');
      await page.route(`${SITE}/next`, (route) =>
        route.fulfill({ contentType: 'text/html', body: pageOf({ context: OWNER }) }),
      );
      await page.goto(`${SITE}/next`);
      expect(await finalAddress(page)).toBe(`${SITE}/next`);
    },
  );

  test('is remembered for a visitor who signs in later', async () => {
    const { page } = await open({}, { path: '/fixture?noredirect' });
    await until(page, "sessionStorage.getItem('noredirect') === 'true'");
    await page.route(`${SITE}/next`, (route) =>
      route.fulfill({ contentType: 'text/html', body: pageOf({ context: OWNER }) }),
    );
    await page.goto(`${SITE}/next`);
    expect(await finalAddress(page)).toBe(`${SITE}/next`);
  });

  test('works for the page where storage is forbidden', async () => {
    const before = `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError'); } });`;
    const { page, errors } = await open(OWNER, { path: '/fixture?noredirect', before });
    expect(await finalAddress(page)).toBe(`${SITE}/fixture?noredirect`);
    expect(errors).toEqual([]);
  });

  test('in another word is none', async () => {
    const { page } = await open(OWNER, { path: '/fixture?noredirects=1' });
    await page.waitForURL(`${ADMIN}/**`);
  });

  test('is explained to support', async () => {
    const { page } = await open(OWNER, { path: '/fixture?noredirect' });
    await page.waitForSelector('html[data-mortar="initialised"]', { state: 'attached' });
    const explained = (await page.evaluate(`mortar.explain('redirect')`)) as {
      answer: string;
      rules: { rule: string; held: boolean }[];
    };
    expect(explained.answer).toBe('no');
    expect(explained.rules.at(-1)).toMatchObject({
      rule: 'noredirect was not asked for in this session',
      held: false,
      because: 'noredirect: true',
    });
  });
});
