import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage, type Visit } from '../harness';
import { accordion, room } from '../markup';

const stage = useStage();

const mounted = (page: Page, selector: string) =>
  page.waitForSelector(`${selector}[data-block-state="mounted"]`, { state: 'attached' });

describe('very many blocks', () => {
  /** Keeps how long each piece of our scripts held the page; a busy machine makes single runs longer. */
  const KEEP_WORK = `window.work = []; new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries())
      for (const { sourceURL, duration } of scripts) if (/mortar|chunks/.test(sourceURL)) work.push(duration);
  }).observe({ type: 'long-animation-frame', buffered: true });`;

  const blocks = Array.from(
    { length: 1000 },
    (_, index) =>
      `<div style="position:absolute;top:${index % 600}px">${accordion(`b${index}`, { answers: ['One'] })}</div>`,
  );

  async function longestWork(): Promise<number> {
    const visit = await stage.show(pageOf({ body: blocks.join('') }), { before: KEEP_WORK });
    const states = visit.page.locator('[data-block-state="mounted"]');
    await eventually(() => states.count()).toBe(1000);
    expect(visit.errors).toEqual([]);
    expect(await visit.page.evaluate('PerformanceObserver.supportedEntryTypes')).toContain(
      'long-animation-frame',
    );
    await visit.page.evaluate(
      'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))))',
    );
    return visit.page.evaluate<number>('Math.max(0, ...work)');
  }

  it('a thousand near the viewport all mount without a piece of work over 200 ms', async () => {
    const best = Math.min(await longestWork(), await longestWork(), await longestWork());
    expect(best).toBeLessThan(200);
  }, 90_000);

  it('a thousand below each other mount only near the viewport', async () => {
    const blocks = Array.from({ length: 1000 }, (_, index) => accordion(`b${index}`));
    const { page } = await stage.show(pageOf({ body: blocks.join('') }));
    await mounted(page, '#b0');
    const count = await page.locator('[data-block-state="mounted"]').count();
    expect(count).toBeLessThan(100);
    await page.locator('#b900').scrollIntoViewIfNeeded();
    await mounted(page, '#b900');
    expect(await page.locator('#b500').getAttribute('data-block-state')).toBe('waiting');
  });
});

describe('a block far below the fold', () => {
  it('loads nothing until it is within 200 px', async () => {
    const show = (height: number): Promise<Visit> =>
      stage.show(
        pageOf({ head: '<style>*{margin:0}</style>', body: room(height) + accordion('faq') + room(3000) }),
      );
    const near = await show(800 + 200);
    await mounted(near.page, '#faq');
    const far = await show(800 + 201);
    await far.page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
    expect(await far.page.locator('#faq').getAttribute('data-block-state')).toBe('waiting');
    expect(far.requests.filter((url) => url.includes('/chunks/'))).toEqual([]);
    await far.page.mouse.wheel(0, 1);
    await mounted(far.page, '#faq');
  });
});
