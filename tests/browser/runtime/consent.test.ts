import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { showBanner } from '../components/banner-page.ts';
import { eventually } from '../eventually.ts';
import { pageOf, useStage } from '../harness.ts';
import { arrived, askedUntilLeft, HIT, KEEP_WRITTEN_COOKIES, logged, trackedUntilLeft } from '../wire.ts';

const stage = useStage();
const RESTRICTIVE = { isRestrictiveCookiePolicyEnabled: true, cookieBannerAcceptType: 'OPT_IN_AND_OUT' };
const ABSOLUTE = { ...RESTRICTIVE, isRestrictiveCookiePolicyAbsolute: true };
const NINE = [
  'SS_MATTR',
  'SS_MID',
  'SS_lastvisit',
  'user_segment',
  'ss_cid',
  'ss_cpvisit',
  'ss_cvisit',
  'ss_cvr',
  'ss_cvt',
];
const EACH_OF_NINE = Object.fromEntries(NINE.map((name) => [name, 'old']));
const GPC = `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true, configurable: true });`;
const names = async (context: { cookies(): Promise<{ name: string }[]> }) =>
  (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => name !== 'crumb' && name !== 'ss_cookieAllowed');

/** For 50 ms after the browser has told of a change, scripts read the cookies from before it, as on a busy machine. */
const LATE_COOKIES = `{
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  let last = '';
  let isLate = false;
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    get() {
      if (!isLate) last = cookie.get.call(this);
      return last;
    },
  });
  cookieStore.addEventListener('change', () => {
    isLate = true;
    setTimeout(() => { isLate = false; }, 50);
  });
}`;

/** Accepts in another window, which is in view beside the page. */
async function answerBeside(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`${stage.server.url}/about`);
  await other.evaluate("document.cookie = 'ss_cookieAllowed=true; Path=/'");
  return other;
}

describe('under a restrictive policy', () => {
  test('nothing that tracks is written or sent before an answer', async () => {
    const visit = await showBanner(stage, RESTRICTIVE, { before: KEEP_WRITTEN_COOKIES });
    expect(await logged(visit.page, HIT)).toMatchObject({ outcome: 'held' });
    expect(
      await visit.page.evaluate(() =>
        (window as never as { written: string[] }).written.filter((text) => !text.includes('Max-Age=0')),
      ),
    ).toEqual([]);
    expect(await names(visit.context)).toEqual([]);
    expect(await trackedUntilLeft(visit)).toEqual([]);
  });

  test('the hit goes out after Accept, exactly once', async () => {
    const visit = await showBanner(stage, RESTRICTIVE);
    await visit.banner.locator('button.accept').click();
    await arrived(stage, HIT);
    expect((await names(visit.context)).sort()).toEqual(['ss_cid', 'ss_cvr', 'ss_cvt']);
    await visit.page.evaluate('mortar.consent.set(true)');
    expect(await askedUntilLeft(visit, HIT)).toHaveLength(1);
  });

  test('after Decline nothing is ever sent', async () => {
    const visit = await showBanner(stage, RESTRICTIVE);
    await visit.banner.locator('button.decline').click();
    await visit.banner.waitFor({ state: 'detached' });
    await visit.page.reload();
    expect(await logged(visit.page, HIT)).toMatchObject({ outcome: 'held' });
    expect(await names(visit.context)).toEqual([]);
    expect(await trackedUntilLeft(visit)).toEqual([]);
  });

  test('with the absolute policy not even a yes allows it', async () => {
    const visit = await showBanner(stage, ABSOLUTE, {
      body: '<script type="text/plain" data-category="analytics">window.ran = 1</script>',
    });
    await visit.banner.locator('button.accept').click();
    await visit.banner.waitFor({ state: 'detached' });
    expect(await names(visit.context)).toEqual([]);
    expect(await visit.page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await trackedUntilLeft(visit)).toEqual([]);
  });

  test.each(['TRUE', '1', '', 'yes', 'true;', '%', 'true%20x', '"true"', '%74rue', 'tru%65'])(
    'a cookie "%s" is no consent',
    async (value) => {
      const visit = await showBanner(stage, RESTRICTIVE, {
        cookies: { ss_cookieAllowed: value.replace(';', '%3B') },
      });
      await visit.banner.waitFor();
      expect(await logged(visit.page, HIT)).toMatchObject({ outcome: 'held' });
      expect(await visit.page.evaluate('mortar.consent.get() === undefined')).toBe(true);
      expect(await trackedUntilLeft(visit)).toEqual([]);
    },
  );

  test('old tracking cookies go when the question is asked, those of the parent domain too', async () => {
    const origin = 'http://shop.kiln.test';
    const visit = await showBanner(stage, RESTRICTIVE, {
      origin,
      cookies: EACH_OF_NINE,
      prepare: (page) =>
        page
          .context()
          .addCookies(NINE.map((name) => ({ name, value: 'parent', domain: '.kiln.test', path: '/' }))),
    });
    await visit.banner.waitFor();
    expect(await names(visit.context)).toEqual([]);
  });

  test.each([
    ['accepted', { ss_cookieAllowed: 'true' }, RESTRICTIVE, NINE],
    ['declined', { ss_cookieAllowed: 'false' }, RESTRICTIVE, []],
    ['accepted, with the absolute policy', { ss_cookieAllowed: 'true' }, ABSOLUTE, []],
    ['unanswered, without the policy', {}, {}, NINE],
  ])(
    'old tracking cookies of a visitor who has %s: kept as they should be',
    async (_case, answer, settings, kept) => {
      const { page, context } = await showBanner(
        stage,
        { ...settings },
        { cookies: { ...EACH_OF_NINE, ...answer } },
      );
      await logged(page, HIT);
      expect((await names(context)).sort()).toEqual([...kept].sort());
    },
  );

  test('old tracking cookies go from deeper paths too', async () => {
    const before = "document.cookie = 'SS_MID=old; Path=/fixture'";
    const { page, banner } = await showBanner(stage, RESTRICTIVE, { before });
    await banner.waitFor();
    expect(await page.evaluate('document.cookie')).not.toContain('SS_MID');
  });

  test('an answer that the browser does not keep counts on this page', async () => {
    const before = `
      const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
      Object.defineProperty(Document.prototype, 'cookie', { ...own, set() {} });`;
    const { page, banner } = await showBanner(stage, RESTRICTIVE, { before });
    await banner.locator('.accept').click();
    await banner.waitFor({ state: 'detached' });
    expect(await page.evaluate('mortar.consent.get()')).toBe(true);
    await arrived(stage, HIT);
  });

  test('an answer in another window that is in view holds in this one', async () => {
    const { page, banner } = await showBanner(stage, RESTRICTIVE, { clock: true });
    await banner.waitFor();
    const other = await answerBeside(page);
    await banner.waitFor({ state: 'detached' });
    await other.evaluate("document.cookie = 'ss_cookieAllowed=false; Path=/'");
    await eventually(() => page.evaluate('mortar.consent.get()')).toBe(false);
  });

  test('an answer in another window holds, even if the browser tells of it before it can be read', async () => {
    const { page, banner } = await showBanner(stage, RESTRICTIVE, { before: LATE_COOKIES });
    await banner.waitFor();
    await answerBeside(page);
    await banner.waitFor({ state: 'detached' });
    expect(await page.evaluate('mortar.consent.get()')).toBe(true);
  });

  test('a tag manager that refuses its signal does not take the question away', async () => {
    const before = "window.dataLayer = []; dataLayer.push = () => { throw new Error('theirs'); }";
    const { banner, messages } = await showBanner(stage, RESTRICTIVE, { before });
    await banner.waitFor();
    expect(messages.filter(({ text }) => text.includes('theirs')).length).toBeGreaterThan(0);
  });

  test('old tracking cookies go with Decline, and when the answer is forgotten', async () => {
    const { page, context } = await showBanner(stage, RESTRICTIVE, {
      cookies: { ...EACH_OF_NINE, ss_cookieAllowed: 'true' },
    });
    await arrived(stage, HIT);
    await page.evaluate('mortar.consent.set(false)');
    await eventually(() => names(context)).toEqual([]);
    await page.evaluate('mortar.consent.set(true)');
    await context.addCookies([{ name: 'SS_MID', value: 'x', url: stage.server.url }]);
    await page.evaluate('mortar.consent.reset()');
    await eventually(() => names(context)).toEqual([]);
  });
});

describe('without a restrictive policy', () => {
  test('silence allows the hit, a no does not', async () => {
    const silent = await showBanner(stage);
    await arrived(stage, HIT);
    await silent.banner.locator('button.accept').click();
    expect(await askedUntilLeft(silent, HIT)).toHaveLength(1);
    const declined = await showBanner(stage, {}, { cookies: { ss_cookieAllowed: 'false' } });
    expect(await logged(declined.page, HIT)).toMatchObject({ outcome: 'held' });
    expect(await askedUntilLeft(declined, HIT)).toEqual([]);
  });

  test('Global Privacy Control is a no until the visitor says otherwise', async () => {
    const visit = await showBanner(stage, {}, { before: GPC });
    expect((await logged(visit.page, HIT)).reason).toMatch(/Global Privacy Control/);
    expect(await names(visit.context)).toEqual([]);
    expect(stage.server.store.calls({ path: HIT })).toEqual([]);
    await visit.banner.locator('button.accept').click();
    await arrived(stage, HIT);
    expect(await askedUntilLeft(visit, HIT)).toHaveLength(1);
  });
});

describe('page authors', () => {
  test('read, set and forget the answer, and hear of each change', async () => {
    const { page, banner } = await showBanner(stage);
    await banner.waitFor();
    const heard = await page.evaluate(() => {
      const { mortar } = window as never as {
        mortar: { consent: { get(): unknown; set(value: boolean): void; reset(): void } };
      };
      const told: unknown[] = [mortar.consent.get()];
      addEventListener('mortar:consent', (event) =>
        told.push((event as CustomEvent).detail.allowed, mortar.consent.get()),
      );
      for (const value of [true, false]) mortar.consent.set(value);
      mortar.consent.reset();
      return told;
    });
    expect(heard).toEqual([undefined, true, true, false, false, undefined, undefined]);
    await banner.waitFor();
  });

  test.each([
    [
      'say that they are off',
      `Object.defineProperty(Navigator.prototype, 'cookieEnabled', { value: false });Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {}, configurable: true });`,
    ],
    [
      'throw',
      `const forbid = () => { throw new DOMException('no', 'SecurityError'); };Object.defineProperty(Document.prototype, 'cookie', { get: forbid, set: forbid, configurable: true });`,
    ],
  ])('and visitors whose cookies %s: the answer holds for the page', async (_case, before) => {
    const { page, banner, errors } = await showBanner(
      stage,
      { cookieBannerAcceptType: 'OPT_IN_AND_OUT' },
      { before },
    );
    await banner.locator('button.decline').click();
    await banner.waitFor({ state: 'detached' });
    expect(await page.evaluate('mortar.consent.get()')).toBe(false);
    expect(errors).toEqual([]);
  });
});

describe('several consent cookies', () => {
  const PATH = '/shop/bread';
  const cookie = (value: string, path: string) => ({
    name: 'ss_cookieAllowed',
    value,
    path,
    domain: '127.0.0.1',
  });
  const showWith = (...cookies: ReturnType<typeof cookie>[]) =>
    showBanner(
      stage,
      { isRestrictiveCookiePolicyEnabled: true },
      { path: PATH, prepare: (page) => page.context().addCookies(cookies) },
    );
  const answer = 'mortar.consent.get()';

  test.each([
    ['true', 'false'],
    ['false', 'true'],
    ['true', '%74rue'],
    ['true', ''],
  ])('that say %s on the whole site and %s on a path are no answer', async (whole, part) => {
    const visit = await showWith(cookie(whole, '/'), cookie(part, '/shop'));
    await visit.banner.waitFor();
    expect(await visit.page.evaluate(answer)).toBeUndefined();
    expect((await logged(visit.page, HIT)).outcome).toBe('held');
    expect(await trackedUntilLeft(visit)).toEqual([]);
  });

  test('that say the same are an answer', async () => {
    const { page } = await showWith(cookie('true', '/'), cookie('true', '/shop'));
    await arrived(stage, HIT);
    expect(await page.evaluate(answer)).toBe(true);
  });

  test('give way to a new answer', async () => {
    const { page, context, banner } = await showWith(
      cookie('true', '/'),
      cookie('false', '/shop'),
      cookie('false', '/shop/'),
      cookie('no', PATH),
    );
    await banner.locator('button.accept').click();
    await banner.waitFor({ state: 'detached' });
    expect(await page.evaluate(answer)).toBe(true);
    const kept = (await context.cookies()).filter(({ name }) => name === 'ss_cookieAllowed');
    expect(kept).toMatchObject([{ value: 'true', path: '/' }]);
  });

  test('are all forgotten with the answer', async () => {
    const cookies = ['/', '/shop', '/shop/', PATH].map((path) => cookie('true', path));
    const { page, context, banner } = await showWith(...cookies);
    await page.evaluate('mortar.consent.reset()');
    await banner.waitFor();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('ss_cookieAllowed');
  });
});

test('a question that is answered while its banner is on the way is not asked', async () => {
  let answerFile = () => {};
  const answered = new Promise<void>((resolve) => {
    answerFile = resolve;
  });
  const { page, banner } = await showBanner(
    stage,
    {},
    {
      prepare: (page) =>
        page.route('**/chunks/cookie-banner-*', async (route) => {
          await answered;
          await route.continue();
        }),
    },
  );
  await page.evaluate('mortar.consent.set(false)');
  const file = page.waitForResponse('**/chunks/cookie-banner-*');
  answerFile();
  await (await file).finished();
  await page.evaluate('mortar.explain("cookie-banner")'); // its code comes after the banner's
  expect(await banner.count()).toBe(0);
});

test('a page without a site context tracks nobody', async () => {
  const visit = await stage.show(pageOf({ context: null }));
  expect(await logged(visit.page, HIT)).toMatchObject({ outcome: 'dropped' });
  expect(await names(visit.context)).toEqual([]);
  expect(await trackedUntilLeft(visit)).toEqual([]);
});
