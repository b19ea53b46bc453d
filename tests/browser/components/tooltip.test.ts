import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../axe.ts';
import { eventually } from '../eventually.ts';
import { useStage, type VisitOptions } from '../harness.ts';
import { until } from '../until.ts';
import { settled } from '../wire.ts';
import { describedBy, focusByKeyboard, HTML, noTooltip, point, TEXT, tooltip } from './tooltip-page.ts';

const stage = useStage();
const show = (options: VisitOptions = {}, html = HTML) =>
  stage.show(html, { reducedMotion: 'reduce', ...options });

/** A page whose clock stands still and whose tooltips have been loaded. */
async function showStill(options: VisitOptions = {}) {
  const visit = await show({ ...options, clock: true });
  const { page } = visit;
  await focusByKeyboard(page, 'other');
  await tooltip(page).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await noTooltip(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return visit;
}

describe('under a pointer', () => {
  test('a tooltip comes after 1200 ms, where the pointer is then', async () => {
    const { page } = await showStill();
    await point(page, 'help', 10, 10);
    await page.clock.runFor(600);
    const pointer = await point(page, 'help', 20, 30);
    await page.clock.runFor(590);
    expect(await tooltip(page).count()).toBe(0);
    await page.clock.runFor(20);
    await tooltip(page).waitFor();
    expect(await tooltip(page).textContent()).toBe(TEXT);
    const { x, y, width } = (await tooltip(page).boundingBox()) ?? {};
    expect([x, y, width]).toEqual([pointer.x + 15, pointer.y + 15, 250]);
    await page.clock.resume(); // axe waits by the clock
    expect(await axeFaults(page)).toEqual([]);
  });

  test('moving over the parts of an element does not begin the wait anew, leaving it does', async () => {
    const { page } = await showStill();
    await point(page, 'help', 5, 5);
    await page.clock.runFor(700);
    await page.locator('#help b').hover();
    await page.clock.runFor(600);
    await tooltip(page).waitFor();
    await page.mouse.move(600, 700);
    await page.clock.runFor(400);
    await noTooltip(page);
    await point(page, 'help', 5, 5);
    await page.clock.runFor(700);
    await page.mouse.move(600, 700);
    await point(page, 'help', 5, 5);
    await page.clock.runFor(700);
    expect(await tooltip(page).count()).toBe(0);
  });

  test('the wait counts from when the pointer came, however late the chunk arrives', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await show({
      prepare: (opened) =>
        opened.route('**/chunks/tooltip-*', async (route) => {
          await held;
          await route.continue();
        }),
    });
    const asked = page.waitForRequest(/chunks\/tooltip-/);
    await page.locator('#help').hover();
    await asked;
    const cameAt = await page.evaluate('Date.now()');
    await until(page, (since) => Date.now() - since > 1300, cameAt as number);
    const arrived = page.waitForResponse(/chunks\/tooltip-/);
    release();
    await (await arrived).finished();
    await tooltip(page).waitFor({ timeout: 1000 });
  });

  test('stays 20 px from the edges', async () => {
    const { page } = await showStill({ viewport: { width: 320, height: 240 } });
    await page.locator('#other').evaluate((other) => {
      Object.assign(other.style, { position: 'fixed', right: '0', bottom: '0' });
    });
    await page.locator('#other').hover();
    await page.clock.runFor(1250);
    await tooltip(page).waitFor();
    const { x = 0, y = 0, width = 0, height = 0 } = (await tooltip(page).boundingBox()) ?? {};
    expect([x >= 20, y >= 20, x + width <= 300, y + height <= 220]).toEqual([true, true, true, true]);
    expect(width).toBe(250);
  });

  test('the pointer may go over to the tooltip and rest there', async () => {
    const { page } = await showStill();
    await point(page, 'help', 190, 50);
    await page.clock.runFor(1250);
    await tooltip(page).hover();
    await page.clock.runFor(5000);
    expect(await tooltip(page).isVisible()).toBe(true);
    await page.mouse.move(900, 700);
    await page.clock.runFor(400);
    await noTooltip(page);
    expect(await describedBy(page)).toBe('note');
  });

  test('goes when the pointer is elsewhere, however much it moves there', async () => {
    const { page } = await showStill();
    await page.locator('#help').hover();
    await page.clock.runFor(1250);
    await tooltip(page).waitFor();
    for (const text of ['h1', '#note', 'h1', '#note', 'h1']) {
      await page.locator(text).hover();
      await page.clock.runFor(100);
    }
    await noTooltip(page);
  });

  test('there is one at a time', async () => {
    const { page } = await showStill();
    await page.locator('#help').hover();
    await page.clock.runFor(1250);
    await tooltip(page).getByText(TEXT).waitFor();
    await focusByKeyboard(page, 'field');
    await tooltip(page).getByText('We write it on the jar.').waitFor();
    expect(await tooltip(page).count()).toBe(1);
    expect([await describedBy(page), await describedBy(page, 'field')]).toEqual(['note', 'mortar-tooltip']);
  });

  const endings: Record<string, (page: Page) => Promise<unknown>> = {
    'scrolls away': (page) => page.evaluate(() => scrollBy(0, 50)),
    'presses Escape': (page) => page.keyboard.press('Escape'),
    'meets a script that removes the element': (page) =>
      page.locator('#help').evaluate((help) => help.remove()),
    'meets a script that removes a part of the page': (page) =>
      page.locator('main').evaluate((main) => main.remove()),
    'changes the size of the window': (page) => page.setViewportSize({ width: 900, height: 500 }),
  };

  test.each(Object.entries(endings))('it hides when the visitor %s', async (_what, end) => {
    const { page, errors } = await showStill();
    await page.locator('#help').hover();
    await page.clock.runFor(1250);
    await tooltip(page).waitFor();
    await end(page);
    await noTooltip(page);
    expect(errors).toEqual([]);
  });

  test('it follows a script that changes its text, and goes with it', async () => {
    const { page } = await show();
    await focusByKeyboard(page, 'other');
    await tooltip(page).getByText('The other one.').waitFor();
    await page.locator('#other').evaluate((other) => other.setAttribute('data-tooltip', 'Copied!'));
    await tooltip(page).getByText('Copied!').waitFor();
    await page.locator('#other').evaluate((other) => other.removeAttribute('data-tooltip'));
    await noTooltip(page);
    expect(await describedBy(page, 'other')).toBeNull();
  });

  test('there is none without a text', async () => {
    const { page } = await showStill();
    await page.locator('#empty').hover();
    await page.clock.runFor(2000);
    await focusByKeyboard(page, 'empty');
    await settled(page);
    expect(await tooltip(page).count()).toBe(0);
  });
});

test('where its part of the script cannot be loaded, the page goes on', async () => {
  const { page, messages, errors } = await show({
    prepare: (opened) => opened.route('**/chunks/tooltip-*', (route) => route.abort()),
  });
  await focusByKeyboard(page, 'help');
  const said = () => messages.some(({ text }) => text.includes('tooltip: its chunk could not be loaded'));
  await eventually(said).toBe(true);
  expect(await describedBy(page)).toBe('note');
  expect(errors).toEqual([]);
});
