import { describe, expect, test } from 'vitest';
import { pageOf, useStage } from '../harness.ts';
import { until } from '../until.ts';
import { arrived, askedUntilLeft, formOf, HIT, logged, trackedUntilLeft } from '../wire.ts';

const stage = useStage();
const ACCOUNT = { authenticatedAccount: { id: '5e0000000000000000000001' } };
const ITEM = { id: '5d0000000000000000000001', title: 'First firing', recordType: 1 };

describe('a page view', () => {
  test('of a collection page says all of this, form-encoded', async () => {
    const before = Date.now();
    const { page } = await stage.show(pageOf(), {
      path: '/bread?from=letter&x=1',
      viewport: { width: 900, height: 700 },
      extraHTTPHeaders: { referer: 'http://news.test/list' },
    });
    const [call] = await arrived(stage, HIT);
    const { data, ss_cvr, ...fields } = formOf(call);
    expect([call?.method, call?.status, call?.headers['content-type']]).toEqual([
      'POST',
      200,
      expect.stringContaining('application/x-www-form-urlencoded'),
    ]);
    expect(fields).toEqual({
      event: '1',
      pageTitle: 'Fixture',
      pageId: '5c0000000000000000000001',
      contentSource: 'c',
      pagePath: '/bread',
      pagePermissionType: '1',
    });
    const screenSize = await page.evaluate(() => ({
      screenWidth: screen.width,
      screenHeight: screen.height,
    }));
    expect(data).toEqual({
      localStorageSupported: true,
      queryString: '?from=letter&x=1',
      referrer: 'http://news.test/list',
      websiteId: '5b0000000000000000000001',
      templateId: '5a0000000000000000000001',
      website_locale: 'en-US',
      userAgent: await page.evaluate(() => navigator.userAgent),
      clientDate: expect.any(Number),
      viewportInnerWidth: 900,
      viewportInnerHeight: 700,
      ...screenSize,
      url: `${stage.server.url}/bread?from=letter&x=1`,
      title: 'Fixture',
      itemId: null,
      collectionId: '5c0000000000000000000001',
    });
    expect(data.clientDate).toBeGreaterThanOrEqual(before);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'ss_cvr');
    expect(ss_cvr).toBe(cookie?.value);
  });

  test('says no more of long addresses than the service takes', async () => {
    const long = (start: string) => `${start}${'a'.repeat(400)}`;
    await stage.show(pageOf(), {
      path: long('/bread?from='),
      extraHTTPHeaders: { referer: long('http://news.test/') },
    });
    const { data } = formOf((await arrived(stage, HIT))[0]);
    expect(data.queryString).toBe(long('?from=').slice(0, 149));
    expect(data.referrer).toBe(long('http://news.test/').slice(0, 149));
  });

  test('of an item says which item', async () => {
    await stage.show(pageOf({ context: { item: ITEM } }));
    const [call] = await arrived(stage, HIT);
    const { data, ...fields } = formOf(call);
    expect(fields).toMatchObject({ pageId: ITEM.id, contentSource: 'i', pagePermissionType: '1' });
    expect(data).toMatchObject({ itemId: ITEM.id, collectionId: '5c0000000000000000000001' });
  });

  test('knows the ids that stand beside the records', async () => {
    await stage.show(
      pageOf({ context: { item: undefined, collection: undefined, itemId: 'i1', collectionId: 'c1' } }),
    );
    const [call] = await arrived(stage, HIT);
    expect(formOf(call)).toMatchObject({
      pageId: 'i1',
      contentSource: 'i',
      data: { itemId: 'i1', collectionId: 'c1' },
    });
  });

  test('is counted once, also when the tag stands there twice', async () => {
    const visit = await stage.show(
      pageOf({ body: '<script src="/mortar.js"></script><script defer src="/mortar.js?again"></script>' }),
    );
    await arrived(stage, HIT);
    expect(await askedUntilLeft(visit, HIT)).toHaveLength(1);
  });

  test('is counted for a visitor who leaves at once', async () => {
    const { page } = await stage.show(pageOf(), { before: 'window.requestIdleCallback = () => 0;' });
    expect(stage.server.store.calls({ path: HIT })).toEqual([]);
    await page.goto('about:blank');
    await arrived(stage, HIT);
  });

  test('is sent once the page is parsed, and the page does not wait for the answer', async () => {
    stage.server.faults.add({ path: HIT, delay: 4000 });
    const before = `const send = window.fetch; window.fetch = (...call) => { window.sentWhile = document.readyState; return send(...call); };`;
    const { page } = await stage.show(pageOf(), { before });
    await page.waitForLoadState('load');
    await until(page, () => 'sentWhile' in window);
    expect(await page.evaluate('window.sentWhile')).not.toBe('loading');
    expect(stage.server.store.calls({ path: HIT })).toEqual([]);
  });

  test('has addresses of at most 149 characters, however long the real one is', async () => {
    await stage.show(pageOf(), { path: `/${'a'.repeat(300)}?q=${'b'.repeat(300)}` });
    const [call] = await arrived(stage, HIT);
    const { data, pagePath } = formOf(call);
    expect([pagePath?.length, String(data.url).length]).toEqual([149, 149]);
  });

  test('is not lost to a query of 100,000 characters', async () => {
    await stage.show(
      pageOf({ head: `<script>history.replaceState(null, '', '?q=' + 'x'.repeat(100000))</script>` }),
    );
    await arrived(stage, HIT);
  });

  test('goes to the site itself whatever the base of the page is', async () => {
    await stage.show(
      pageOf({
        head: '<base href="http://foreign.test/">',
        tag: `<script async src="${stage.server.url}/mortar.js"></script>`,
      }),
    );
    await arrived(stage, HIT);
  });
});

describe('a search', () => {
  test.each(['/search?q=sour%20dough+bread', '/search/?q=sour+dough+bread&page=2'])(
    '%s is sent with its words, and is no view',
    async (path) => {
      const visit = await stage.show(pageOf(), { path });
      const [call] = await arrived(stage, HIT);
      expect(formOf(call)).toMatchObject({ event: '2', data: { query: 'sour dough bread' } });
      expect(await askedUntilLeft(visit, HIT)).toHaveLength(1);
    },
  );

  test('at another address is one where the context says so; without words it is a view', async () => {
    const html = pageOf({ context: { pageType: 102 } });
    await stage.show(html, { path: '/suche?q=brot' });
    await stage.show(html, { path: '/suche' });
    const calls = await arrived(stage, HIT, 2);
    expect(calls.map((call) => [formOf(call).event, formOf(call).data.query])).toEqual([
      ['2', 'brot'],
      ['1', undefined],
    ]);
  });

  test.each(['/search', '/search/', '/search?q=', '/search?q=%20'])(
    '%s without words is nothing',
    async (path) => {
      const visit = await stage.show(pageOf(), { path });
      expect(await logged(visit.page, HIT)).toMatchObject({ outcome: 'dropped' });
      expect(await askedUntilLeft(visit, HIT)).toEqual([]);
    },
  );

  test.each(['/searching', '/shop/search'])('%s is a page like others', async (path) => {
    await stage.show(pageOf(), { path });
    expect(formOf((await arrived(stage, HIT))[0]).event).toBe('1');
  });
});

describe('nobody is counted', () => {
  test.each([
    ['on a page that was not found', { pageType: 100 }, '/fixture'],
    ['on a lock screen', { pageType: 103 }, '/fixture'],
    ['where a member has no access', { pageType: 106 }, '/fixture'],
    ['who is signed in', { ...ACCOUNT, websiteRoles: [1] }, '/fixture'],
    ['who is signed in without a role', { ...ACCOUNT }, '/fixture'],
    ['who is a viewer and an editor', { ...ACCOUNT, websiteRoles: [10, 3] }, '/fixture'],
    ['who is a viewer under /config', { ...ACCOUNT, websiteRoles: [10] }, '/config/page'],
    ['where counting is switched off', { censusEnabled: false }, '/fixture'],
    [
      'where the activity log is switched off',
      { cookieSettings: { isActivityLogEnabled: false } },
      '/fixture',
    ],
    ['where visitor data is restricted', { cookieSettings: { isVisitorDataRestricted: true } }, '/fixture'],
    ['on a page without a context', null, '/fixture'],
    ['on a page with a broken context', '{"website":{"id":', '/fixture'],
  ])('%s', async (_case, context, path) => {
    const visit = await stage.show(pageOf({ context }), { path });
    expect(await logged(visit.page, HIT)).toMatchObject({ outcome: 'dropped' });
    expect((await visit.context.cookies()).filter(({ name }) => name.startsWith('ss_'))).toEqual([]);
    expect(await askedUntilLeft(visit, '/api/census')).toEqual([]);
  });

  test('but a viewer of the public pages is', async () => {
    await stage.show(pageOf({ context: { ...ACCOUNT, websiteRoles: [10] } }));
    await arrived(stage, HIT);
  });
});

describe('a failure', () => {
  test.each([
    ['an error of the server', { status: 500 }, /HTTP 500/],
    ['an answer that is no JSON', { malformed: true, status: 503 }, /HTTP 503/],
    ['a lost connection', { drop: true }, /./],
    ['no answer for 2.5 s', { delay: 30_000 }, /time/i],
  ])('by %s shows for support only', async (_case, fault, reason) => {
    stage.server.faults.add({ path: HIT, ...fault });
    const visit = await stage.show(pageOf());
    const record = await logged(visit.page, HIT, 'failed');
    expect(record.reason).toMatch(reason);
    // The browser's own note about the resource is not ours to hold back.
    expect(
      visit.messages.filter(
        ({ text, type }) => /error|warning/.test(type) && !/^Failed to load resource/.test(text),
      ),
    ).toEqual([]);
    expect(visit.errors).toEqual([]);
    const tracked = await trackedUntilLeft(visit);
    expect(tracked.filter((url) => url.includes(HIT))).toHaveLength(1);
  });
});
