import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { readAllPages } from '../../demo-pages/server/page-file.ts';
import { axeFaults } from './axe.ts';
import { useStage } from './harness.ts';

const stage = useStage();
const PAGES = (await readAllPages()).map(({ path }) =>
  path.replace(/\/index$/, '/').replace('/not-found', '/nothing-here'),
);

/** What pages say on purpose, about the mistakes that they show. */
const SAID_ON_PURPOSE: Readonly<Record<string, readonly RegExp[]>> = {
  '/features/broken': [/accordion/i, /Invalid or missing image source\./],
  '/blocks/image': [/Failed to load resource/, /image/i],
  '/nothing-here': [/Failed to load resource/],
};

const WATCH = `
  window.shifts = []; window.violations = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ value, sources }) => window.shifts.push(value + ' ' + sources.map(({ node }) => node?.className || node?.nodeName)))).observe({ type: 'layout-shift', buffered: true });
  addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => window.violations.push(violatedDirective + ' ' + sourceFile));`;

/** Down the page, a screen at a time, each with the time that a frame takes. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
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

describe.each(PAGES)('%s', (path) => {
  test('opens without a word in the console, and nothing on it jumps', async () => {
    const { page, messages, errors } = await stage.visit(path, { before: WATCH });
    await scrollThrough(page);
    const expected = SAID_ON_PURPOSE[path] ?? [];
    const unexpected = messages.filter(
      ({ type, text }) => /error|warning/.test(type) && !expected.some((pattern) => pattern.test(text)),
    );
    expect(unexpected).toEqual([]);
    expect(errors).toEqual([]);
    expect(await page.evaluate('window.shifts')).toEqual([]);
  });

  test('every block on it is mounted or waiting, and every visible image has come', async () => {
    const { page } = await stage.visit(path, { cookies: { ss_cookieAllowed: 'true' } });
    await scrollThrough(page);
    const states = await page.evaluate(`mortar.blocks().map(({ name, state }) => name + ' ' + state)`);
    if (path !== '/features/broken')
      expect((states as string[]).filter((state) => !/ (mounted|waiting)$/.test(state))).toEqual([]);
    const missing = await page
      .locator('main img[data-src]:not([data-loader="sqs"])')
      .evaluateAll((images) =>
        images
          .filter(
            (image) =>
              image.checkVisibility() && image.getBoundingClientRect().width > 1 && !image.matches('.loaded'),
          )
          .map((image) => image.outerHTML),
      );
    if (!/broken|blocks\/image/.test(path)) expect(missing).toEqual([]);
  });

  test('axe finds nothing, with the banner and without', async () => {
    for (const cookies of [{}, { ss_cookieAllowed: 'true' }] as Record<string, string>[]) {
      const { page } = await stage.visit(path, { reducedMotion: 'reduce', cookies });
      if (!cookies.ss_cookieAllowed && path !== '/features/no-context')
        await page.locator('.gdpr-cookie-banner').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await axeFaults(page)).toEqual([]);
    }
  });

  test('does not scroll sideways on a screen of 320 px', async () => {
    const { page } = await stage.visit(path, { viewport: { width: 320, height: 640 } });
    await scrollThrough(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('can be read without JavaScript', async () => {
    const { page } = await stage.visit(path, { javaScriptEnabled: false, started: false });
    expect(await page.locator('h1').textContent()).toMatch(/\w{3}/);
    for (const part of await page.locator('.accordion-item__description').all())
      expect(await part.isVisible()).toBe(true);
    const pictures = await page.locator('main img[data-src]').count();
    const shown = page.locator('main img:visible:not([data-src]), main img:visible[src]');
    if (pictures && !/broken|blocks\/image/.test(path))
      expect(await shown.count()).toBeGreaterThanOrEqual(pictures);
  });

  test('keeps to a strict policy', async () => {
    const { page, errors } = await stage.visit(`/strict${path}`, { before: WATCH });
    await scrollThrough(page);
    for (const title of await page.locator('.accordion-item__click-target').all()) await title.click();
    if (path !== '/features/no-context') await page.locator('.gdpr-cookie-banner button').first().click();
    expect(await page.evaluate('window.violations')).toEqual([]);
    expect(errors).toEqual([]);
  });
});
