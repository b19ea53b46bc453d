import type { CDPSession, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage, type Visit } from '../harness';
import { accordion, room } from '../markup';

const stage = useStage();

const mounted = (page: Page, selector: string) =>
  page.waitForSelector(`${selector}[data-block-state="mounted"]`, { state: 'attached' });

describe('very many blocks', () => {
  /** Keeps how long each piece of our scripts held the page, where it was long enough to be noticed. */
  const KEEP_WORK = `window.work = []; new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries())
      for (const { sourceURL, duration } of scripts) if (/mortar|chunks/.test(sourceURL)) work.push(duration);
  }).observe({ type: 'long-animation-frame', buffered: true });`;

  const blocks = Array.from(
    { length: 1000 },
    (_, index) =>
      `<div style="position:absolute;top:${index % 600}px">${accordion(`b${index}`, { answers: ['One'] })}</div>`,
  );

  /** Milliseconds that our longest piece of work took, and all scripts together. */
  async function workOf(html: string): Promise<{ longest: number; all: number }> {
    let client: CDPSession | undefined;
    const visit = await stage.show(html, {
      before: KEEP_WORK,
      async prepare(page) {
        client = await page.context().newCDPSession(page);
        await client.send('Performance.enable');
      },
    });
    const states = visit.page.locator('[data-block-state="mounted"]');
    await eventually(() => states.count(), { timeout: 60_000 }).toBe(1000);
    expect(visit.errors).toEqual([]);
    expect(await visit.page.evaluate('PerformanceObserver.supportedEntryTypes')).toContain(
      'long-animation-frame',
    );
    await visit.page.evaluate(
      'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))))',
    );
    const { metrics = [] } = (await client?.send('Performance.getMetrics')) ?? {};
    const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    return { longest: await visit.page.evaluate<number>('Math.max(0, ...work)'), all: seconds * 1000 };
  }

  it('a thousand near the viewport all mount, and no piece of work is as much as a quarter of all', async () => {
    const { longest, all } = await workOf(pageOf({ body: blocks.join('') }));
    expect(all).toBeGreaterThan(0);
    expect(longest).toBeLessThan(all / 4);
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
