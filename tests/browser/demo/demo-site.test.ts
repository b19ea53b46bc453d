import { expect, test } from 'vitest';
import { useStage, type VisitOptions } from '../harness.ts';
import { until } from '../until.ts';
import { settled } from '../wire.ts';
import { PAGES, scrollThrough, visitDemo } from './demo-site-page.ts';

const stage = useStage();
const visit = (path: string, options?: VisitOptions) => visitDemo(stage, path, options);

test('the site has its pages', () => {
  expect(PAGES).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/visit',
      '/search',
      '/blocks/accordion',
      '/blocks/image',
      '/features/many',
      '/nothing-here',
    ]),
  );
});

test.each(['/blocks/gallery', '/blocks/gallery-motion', '/features/lightbox'])(
  '%s stands still when what lays out its galleries comes late',
  async (path) => {
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await visit(path, {
      viewport: { width: 1280, height: 12_000 },
      prepare: (opened) => opened.route(/chunks\/gallery/, (route) => late.then(() => route.continue())),
    });
    await until(
      page,
      () => document.querySelector('[data-block-state="loading"]') && !document.querySelector('img.loading'),
    );
    release();
    await until(page, () => !document.querySelector('[data-block-state="loading"]'));
    await settled(page);
    expect(await page.evaluate('window.shifts')).toEqual([]);
  },
);

test.each([
  '/visit',
  '/blocks/audio',
  '/blocks/marquee',
  '/blocks/menu',
  '/blocks/newsletter',
  '/blocks/reservation',
])(
  '%s stands still on a screen of 320 px when its blocks come late, and is as wide as the screen before',
  async (path) => {
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await visit(path, {
      viewport: { width: 320, height: 12_000 },
      prepare: (opened) => opened.route(/chunks\//, (route) => late.then(() => route.continue())),
    });
    await page.waitForSelector('[data-block-state="loading"]');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    release();
    await until(page, () => !document.querySelector('[data-block-state="loading"]'));
    await settled(page);
    expect(await page.evaluate('window.shifts')).toEqual([]);
  },
);

test.each([
  ['/blocks/follow-button', '.mock-follow', 1],
  ['/blocks/reservation', 'iframe[title="Reservation"], #Tock_widget_container', 3],
])(
  '%s asks nobody before the visitor agrees, and stands still when the others come then',
  async (path, comes, count) => {
    const demo = encodeURIComponent('{"isRestrictiveCookiePolicyEnabled":"true"}');
    const { page, requests } = await visit(path, { cookies: { demo } });
    await scrollThrough(page);
    expect(requests.filter((address) => !address.startsWith(stage.server.url))).toEqual([]);
    await page.evaluate('mortar.consent.set(true)'); // a click would excuse what moves after it
    await page
      .locator(comes)
      .nth(count - 1)
      .waitFor({ state: 'attached' });
    await settled(page);
    expect(await page.evaluate('window.shifts')).toEqual([]);
  },
);
