import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { readAllPages } from '../../../demo-pages/server/page-file.ts';
import { axeFaults } from '../axe.ts';
import { eventually } from '../eventually.ts';
import { useStage, type VisitOptions } from '../harness.ts';
import { settled } from '../wire.ts';

const stage = useStage();
const PAGES = (await readAllPages()).map(({ path }) =>
  path.replace(/\/index$/, '/').replace('/not-found', '/nothing-here'),
);

/** What pages say on purpose, about the mistakes that they show. */
const NOT_THERE = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
const SAID_ON_PURPOSE: Readonly<Record<string, readonly string[]>> = {
  '/features/broken': [
    'accordion: no element matches .accordion-item with its click target and dropdown',
    'allowMultipleOpenItems must be true or false, got "perhaps" (in data-block-json)',
    'data-block-json must be a JSON object, got {"allowMultipleOpenItems": tru',
    'expandFirstItem must be true or false, got [1,2] (in data-block-json)',
  ],
  '/blocks/follow-button': ['https://assets.pinterest.com/js/pinit.js: it could not be loaded'],
  '/blocks/image': [NOT_THERE, NOT_THERE, NOT_THERE],
  '/blocks/reservation': ['https://www.opentable.com/widget/reservation/loader: it could not be loaded'],
  '/features/lightbox': [NOT_THERE, NOT_THERE],
  '/blocks/widget': [NOT_THERE, 'Unable to connect…'],
  '/nothing-here': [NOT_THERE],
};

/** Pages with broken blocks or pictures that are missing, on purpose. */
const SHOWS_MISTAKES = ['/features/broken', '/features/lightbox', '/blocks/image'];

/** Handlers in attributes, as published pages write them, are blocked by a strict policy; their forms are sent all the same. */
const BLOCKED_ON_PURPOSE: Readonly<Record<string, readonly string[]>> = {
  '/blocks/form': ['script-src-attr '],
  '/blocks/newsletter': ['script-src-attr '],
};

const visit = (path: string, options: VisitOptions = {}) =>
  stage.visit(path, { ...options, before: WATCH + KEEP_ERRORS });

/** The page that says nothing to the script, so that nothing is asked. */
const NO_BANNER = '/features/no-context';

/** A loop of size observers is told to the page only. */
const KEEP_ERRORS = `
  window.uncaught = [];
  addEventListener('error', ({ message }) => window.uncaught.push(message));`;

/** What Chromium moves within its own player names no node of the page. */
const WATCH = `
  window.shifts = []; window.violations = [];
  const isPlayers = ({ sources }) => document.querySelector('audio, video') && sources.every(({ node }) => !node);
  new PerformanceObserver((list) => list.getEntries().filter((shift) => !isPlayers(shift)).forEach(({ value, sources }) => window.shifts.push(value + ' ' + sources.map(({ node }) => node?.className || node?.nodeName)))).observe({ type: 'layout-shift', buffered: true });
  addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => window.violations.push(violatedDirective + ' ' + sourceFile));`;

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

/** Hundreds of drawn pictures take their time, and here it is enough that they are there. */
const simplePictures = (page: Page) =>
  page.route('**/images/*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
    }),
  );

/** Down the page, a screen at a time, each with the time that a frame takes. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }
  });
  await settled(page);
  await page.waitForFunction(() => !document.querySelector('img.loading'));
}

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
    await page.waitForFunction(() => !document.querySelector('img.loading'));
    expect(await page.locator('[data-block-state="loading"]').count()).toBeGreaterThan(0);
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
  ['/blocks/follow-button', '.far-end-follow', 1],
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

describe.each(PAGES)('%s', (path) => {
  test('says nothing in the console but what it shows on purpose, nothing on it jumps, everything comes', async () => {
    const { page, messages, errors } = await visit(path);
    await scrollThrough(page);
    const said = messages.filter(({ type }) => /error|warning/.test(type)).map(({ text }) => text);
    expect(said.sort()).toEqual(SAID_ON_PURPOSE[path] ?? []);
    expect(errors).toEqual([]);
    expect(await page.evaluate('window.shifts')).toEqual([]);
    if (SHOWS_MISTAKES.includes(path)) return;
    const states = await page.evaluate(`mortar.blocks().map(({ name, state }) => name + ' ' + state)`);
    expect((states as string[]).filter((state) => !/ (mounted|waiting)$/.test(state))).toEqual([]);
    const missing = page.locator('main img[data-src]:not(.loaded)');
    // A block that came after its screen had been scrolled by loads its pictures when the visitor is back there.
    await eventually(async () => {
      await scrollThrough(page);
      return missing.evaluateAll(emptyInSight);
    }).toEqual([]);
  });

  test('axe finds nothing, with the banner and after its answer', async () => {
    const { page } = await visit(path, { reducedMotion: 'reduce' });
    const accept = page.locator('.gdpr-cookie-banner button.accept');
    if (path !== NO_BANNER) await accept.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    if (path !== NO_BANNER) await accept.click();
    await accept.waitFor({ state: 'detached' });
    expect(await axeFaults(page)).toEqual([]);
  });

  test('does not scroll sideways on a screen of 320 px, and nothing on it fails there', async () => {
    const { page } = await visit(path, { viewport: { width: 320, height: 640 } });
    await scrollThrough(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await page.evaluate('window.uncaught')).toEqual([]);
  });

  test('can be read without JavaScript', async () => {
    const { page } = await visit(path, {
      javaScriptEnabled: false,
      started: false,
      prepare: simplePictures,
    });
    expect(await page.locator('h1').textContent()).toMatch(/\w{3}/);
    for (const part of await page.locator('.accordion-item__description').all())
      expect(await part.isVisible()).toBe(true);
    const pictures = await page.locator('main img[data-src]').count();
    const shown = page.locator('main img:visible:not([data-src]), main img:visible[src]');
    if (pictures && !SHOWS_MISTAKES.includes(path))
      expect(await shown.count()).toBeGreaterThanOrEqual(pictures);
  });

  test('keeps to a strict policy', async () => {
    const { page, errors } = await visit(`/strict${path}`);
    await scrollThrough(page);
    await page.locator('.accordion-item__click-target').evaluateAll((titles) => {
      for (const title of titles as HTMLElement[]) title.click();
    });
    if (path !== NO_BANNER) await page.locator('.gdpr-cookie-banner button').first().click();
    expect(await page.evaluate('[...new Set(window.violations)]')).toEqual(BLOCKED_ON_PURPOSE[path] ?? []);
    expect(errors).toEqual([]);
  });
});
