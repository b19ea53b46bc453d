import { describe, expect, test } from 'vitest';
import { axeFaults } from '../axe.ts';
import { eventually } from '../eventually.ts';
import { useStage, type VisitOptions } from '../harness.ts';
import { isChromium } from '../launch-browser.ts';
import { BLOCK_PAGES, expectCallsToWork, expectReference } from './block-reference.ts';
import { expectCalm } from './calm-page.ts';
import { SHOWS_MISTAKES, scrollThrough, simplePictures, visitDemo } from './demo-site-page.ts';

/**
 * A strict policy blocks the inline handlers of published pages; their forms still work. Chromium before 156 also
 * reports the script that was running.
 */
const HANDLER = expect.stringMatching(/^script-src-attr\b/);
const BLOCKED_ON_PURPOSE: Readonly<Record<string, readonly unknown[]>> = {
  '/blocks/form': [HANDLER],
  '/blocks/newsletter': [HANDLER],
};

/** The page without a context, which shows no banner. */
const NO_BANNER = '/features/no-context';

/** The rules for all demo pages; the pages are split into two files so that workers share them. */
export function testPages(paths: readonly string[]): void {
  const stage = useStage();
  const visit = (path: string, options?: VisitOptions) => visitDemo(stage, path, options);

  describe.each(paths)('%s', (path) => {
    const shared = stage.share(() => visit(path));
    /** Other engines than Chromium cannot be told so while a page is open. */
    const withoutMotion = async () => {
      const { page } = shared();
      if (!isChromium(page.context().browser())) return (await visit(path, { reducedMotion: 'reduce' })).page;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      return page;
    };

    test('says nothing in the console but what it shows on purpose, nothing on it jumps, everything comes', async () => {
      await expectCalm(shared(), path);
    });

    test('axe finds nothing, with the banner and after its answer', async () => {
      const page = await withoutMotion();
      const accept = page.locator('.gdpr-cookie-banner button.accept');
      if (path !== NO_BANNER) await accept.waitFor();
      expect(await axeFaults(page)).toEqual([]);
      if (path !== NO_BANNER) await accept.click();
      await accept.waitFor({ state: 'detached' });
      expect(await axeFaults(page)).toEqual([]);
    });

    if (BLOCK_PAGES.includes(path))
      test('the console calls of its reference work', async () => {
        await expectCallsToWork(shared(), path);
      });

    test('can be read without JavaScript, as its reference can where it has one', async () => {
      const { page } = await visit(path, {
        javaScriptEnabled: false,
        started: false,
        prepare: simplePictures,
      });
      expect(await page.locator('h1').textContent()).toMatch(/\w{3}/);
      await page.waitForLoadState(); // with its style sheets
      expect(await page.locator('.accordion-item__description:not(:visible)').count()).toBe(0);
      const pictures = await page.locator('main img[data-src]').count();
      const shown = page.locator('main img:visible:not([data-src]), main img:visible[src]');
      if (pictures && !SHOWS_MISTAKES.includes(path))
        await eventually(() => shown.count()).toBeGreaterThanOrEqual(pictures);
      if (BLOCK_PAGES.includes(path)) await expectReference(page, path);
    });

    test('does not scroll sideways on a screen of 320 px, nothing on it fails there, and it keeps to a strict policy in any width', async () => {
      const { page, errors } = await visit(`/strict${path}`, { viewport: { width: 320, height: 640 } });
      await scrollThrough(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await page.evaluate('window.uncaught')).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 2400 });
      await scrollThrough(page);
      await page.locator('.accordion-item__click-target').evaluateAll((titles) => {
        for (const title of titles as HTMLElement[]) title.click();
      });
      if (path !== NO_BANNER) await page.locator('.gdpr-cookie-banner button').first().click();
      expect(await page.evaluate('[...new Set(window.violations)]')).toEqual(BLOCKED_ON_PURPOSE[path] ?? []);
      expect(errors).toEqual([]);
    });
  });
}
