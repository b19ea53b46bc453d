import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { useStage, type Visit, type VisitOptions } from '../harness.ts';
import { settled } from '../wire.ts';
import { BLOCK_PAGES, expectCallsToWork } from './block-reference.ts';
import { PAGES, SHOWS_MISTAKES, scrollThrough, visitDemo } from './demo-site-page.ts';

const stage = useStage();
const visit = (path: string, options?: VisitOptions) => visitDemo(stage, path, options);

/** What pages say on purpose, about the mistakes that they show. */
const NOT_THERE = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
const SAID_ON_PURPOSE: Readonly<Record<string, readonly string[]>> = {
  '/features/broken': [
    'accordion: no element matches .accordion-item with its click target and dropdown',
    'allowMultipleOpenItems must be true or false, got "perhaps" (in data-block-json)',
    'data-block-json must be a JSON object, got {"allowMultipleOpenItems": tru',
    'expandFirstItem must be true or false, got [1,2] (in data-block-json)',
  ],
  '/blocks/calendar': [NOT_THERE, 'Unable to connect…'],
  '/blocks/follow-button': ['https://assets.pinterest.com/js/pinit.js: it could not be loaded'],
  '/blocks/image': [NOT_THERE, NOT_THERE, NOT_THERE],
  '/blocks/reservation': ['https://www.opentable.com/widget/reservation/loader: it could not be loaded'],
  '/features/lightbox': [NOT_THERE, NOT_THERE],
  '/blocks/widget': [NOT_THERE, 'Unable to connect…'],
  '/nothing-here': [NOT_THERE],
};

/** Images that ought to be seen and are not there; slides that a gallery has scrolled away cannot be reached. */
const emptyInSight = (images: Element[]) =>
  images
    .filter(
      (image) =>
        image.getAttribute('data-loader') !== 'sqs' &&
        image.checkVisibility() &&
        !image.closest('[inert]') &&
        image.getBoundingClientRect().width > 1,
    )
    .map((image) => image.outerHTML);

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
    await page.waitForFunction(
      () => document.querySelector('[data-block-state="loading"]') && !document.querySelector('img.loading'),
    );
    release();
    await page.waitForFunction(() => !document.querySelector('[data-block-state="loading"]'));
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
    await page.waitForFunction(() => !document.querySelector('[data-block-state="loading"]'));
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

/** A visitor who goes down the page finds all that it shows. */
async function expectAllToCome(page: Page) {
  const states = await page.evaluate(`mortar.blocks().map(({ name, state }) => name + ' ' + state)`);
  expect((states as string[]).filter((state) => !/ (mounted|waiting)$/.test(state))).toEqual([]);
  // A block that came after its screen had been scrolled by loads its pictures when the visitor is back there.
  const missing = () => page.locator('main img[data-src]:not(.loaded)').evaluateAll(emptyInSight);
  await eventually(async () => {
    if ((await missing()).length) await scrollThrough(page);
    return missing();
  }).toEqual([]);
}

async function expectCalm(path: string): Promise<Visit> {
  const shown = await visit(path);
  const { page, messages, errors } = shown;
  await scrollThrough(page);
  const said = messages.filter(({ type }) => /error|warning/.test(type)).map(({ text }) => text);
  expect(said.sort()).toEqual(SAID_ON_PURPOSE[path] ?? []);
  expect(errors).toEqual([]);
  expect(await page.evaluate('window.shifts')).toEqual([]);
  if (!SHOWS_MISTAKES.includes(path)) await expectAllToCome(page);
  return shown;
}

test.each(PAGES.filter((path) => !BLOCK_PAGES.includes(path)))(
  '%s says nothing in the console but what it shows on purpose, nothing on it jumps, everything comes',
  async (path) => {
    await expectCalm(path);
  },
);

test.each(BLOCK_PAGES)(
  '%s says nothing in the console but what it shows on purpose, nothing on it jumps, everything comes, and the console calls of its reference work',
  async (path) => {
    await expectCallsToWork(await expectCalm(path), path);
  },
);
