import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage, type Visit } from '../harness';
import { idle } from '../idle';
import { isChromium } from '../launch-browser';
import { accordion, room } from '../markup';

const stage = useStage();

const mounted = (page: Page, selector: string) =>
  page.waitForSelector(`${selector}[data-block-state="mounted"]`, { state: 'attached' });

describe('very many blocks', () => {
  /** Counts the blocks that are mounted in one go, without the page having a turn between them; keeps the most. */
  const COUNT_AT_ONCE = `
    window.most = 0;
    let atOnce = 0;
    const turn = new MessageChannel();
    turn.port1.onmessage = () => { atOnce = 0; };
    document.addEventListener('mortar:mounted', () => {
      if (!atOnce) turn.port2.postMessage('');
      most = Math.max(most, ++atOnce);
    });`;

  const blocks = Array.from(
    { length: 1000 },
    (_, index) =>
      `<div style="position:absolute;top:${index % 600}px">${accordion(`b${index}`, { answers: ['One'] })}</div>`,
  );

  /** A turn is a time, in which a fast machine mounts many more. */
  const slowDown = async (page: Page) => {
    if (!isChromium(page.context().browser())) return;
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  };

  it('a thousand near the viewport all mount, and the page has its turns between them', async () => {
    const { page, errors } = await stage.show(pageOf({ body: blocks.join('') }), {
      before: COUNT_AT_ONCE,
      prepare: slowDown,
    });
    const states = page.locator('[data-block-state="mounted"]');
    await eventually(() => states.count(), { timeout: 60_000 }).toBe(1000);
    expect(errors).toEqual([]);
    const most = await page.evaluate<number>('most');
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(250);
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
    await idle(far.page);
    expect(await far.page.locator('#faq').getAttribute('data-block-state')).toBe('waiting');
    expect(far.requests.filter((url) => url.includes('/chunks/'))).toEqual([]);
    await far.page.mouse.wheel(0, 1);
    await mounted(far.page, '#faq');
  });
});
