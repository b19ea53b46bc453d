import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../axe.ts';
import { eventually } from '../eventually.ts';
import { useStage, type VisitOptions } from '../harness.ts';
import { settled } from '../wire.ts';
import { answers, LONG, PAGE, say, toasts } from './toast-page.ts';

const stage = useStage();
const show = (options: VisitOptions = {}, html = PAGE) =>
  stage.show(html, { reducedMotion: 'reduce', ...options });

/** A page whose clock stands still, with a message that has just come. */
async function showStill(message: string) {
  const visit = await show({ clock: true });
  await visit.page.clock.pauseAt(new Date(Date.now() + 60_000));
  await say(visit.page, message);
  await visit.page.locator('.mortar-toasts').waitFor({ state: 'attached' });
  await visit.page.clock.runFor(100);
  await toasts(visit.page).waitFor();
  return visit;
}

describe('a toast', () => {
  test('is spoken at the top right and says nothing against axe', async () => {
    const { page } = await show();
    await say(page, LONG);
    await page.getByRole('status').getByText(LONG).waitFor();
    const { x = 0, y = -1, width = 0 } = (await toasts(page).boundingBox()) ?? {};
    expect([x > 640, x + width <= 1280, y >= 0 && y < 100]).toEqual([true, true, true]);
    const position = await page.getByRole('status').evaluate((status) => getComputedStyle(status).position);
    expect(position).toBe('fixed');
    expect(await axeFaults(page)).toEqual([]);
  });

  test('is shown on a page whose body a script has replaced while another was', async () => {
    const { page, errors } = await show({ clock: true });
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await say(page, LONG);
    await page.locator('.mortar-toasts').waitFor({ state: 'attached' });
    await page.evaluate("document.body.replaceWith(document.createElement('body'))");
    await say(page, 'Saved.');
    await page.locator('.mortar-toasts').waitFor({ state: 'attached' });
    await page.clock.runFor(100);
    await toasts(page).getByText('Saved.').waitFor();
    await page.clock.runFor(10_000);
    await eventually(() => answers(page)).toEqual(['confirm', 'confirm']);
    await page.clock.resume();
    await page.locator('.mortar-toasts').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  test('comes into a live region that was there before', async () => {
    const { page } = await show({ clock: true });
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await say(page, 'Saved.');
    await page.locator('[role="status"]').waitFor({ state: 'attached' });
    expect(await page.locator('[role="status"]').textContent()).toBe('');
    await page.clock.runFor(100);
    await eventually(() => page.locator('[role="status"]').textContent()).toBe('Saved.');
  });

  test('hides after 2000 ms, which counts as confirm, and is gone then', async () => {
    const { page } = await showStill('Saved.');
    await page.clock.runFor(1990);
    expect(await toasts(page).count()).toBe(1);
    expect(await answers(page)).toEqual([]);
    await page.clock.runFor(20);
    await eventually(() => answers(page)).toEqual(['confirm']);
    expect(await toasts(page).count()).toBe(0);
    await page.clock.runFor(600);
    await page.locator('.mortar-toast-mount-point').waitFor({ state: 'detached' });
  });

  test('of more than 60 characters stays at least 5000 ms', async () => {
    const { page } = await showStill(LONG);
    await page.clock.runFor(4990);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(20);
    await eventually(() => answers(page)).toEqual(['confirm']);
  });

  test('pays no heed to Escape', async () => {
    const { page } = await showStill('Saved.');
    await page.keyboard.press('Escape');
    expect(await toasts(page).count()).toBe(1);
    expect(await answers(page)).toEqual([]);
  });

  const pretendTab = (page: Page, state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  const holds: Record<string, [(page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>]> = {
    'the pointer is over it': [(page) => toasts(page).hover(), (page) => page.mouse.move(5, 700)],
    'the focus is in it': [
      (page) => page.locator('.mortar-toast-close').focus(),
      (page) => page.locator('#opener').focus(),
    ],
    'the tab is hidden': [(page) => pretendTab(page, 'hidden'), (page) => pretendTab(page, 'visible')],
  };

  test.each(Object.entries(holds))('waits while %s', async (_what, [hold, letGo]) => {
    const { page } = await showStill('Saved.');
    await page.clock.runFor(1500);
    await hold(page);
    await page.clock.runFor(30_000);
    expect(await answers(page)).toEqual([]);
    await letGo(page);
    await page.clock.runFor(400);
    expect(await answers(page)).toEqual([]);
    await page.clock.runFor(200);
    await eventually(() => answers(page)).toEqual(['confirm']);
  });

  test('that is closed leaves the others their time', async () => {
    const { page } = await showStill('One.');
    await say(page, 'Two.');
    await toasts(page).nth(1).waitFor();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.mouse.move(5, 700);
    await eventually(() => answers(page)).toEqual(['confirm']);
    await page.clock.runFor(2000);
    await eventually(() => answers(page)).toEqual(['confirm', 'confirm']);
    await page.clock.runFor(600);
    await page.locator('.mortar-toast-mount-point').waitFor({ state: 'detached' });
  });
});

describe('what is said', () => {
  test('is text, whatever it looks like', async () => {
    const { page } = await show();
    await say(page, '<img src=x onerror="window.pwned=1">');
    await toasts(page).waitFor();
    expect(await toasts(page).textContent()).toBe('<img src=x onerror="window.pwned=1">');
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });

  test.each([[undefined], [null], [''], ['   '], [{}], [[]], [true]])(
    '%j is nothing to say',
    async (message) => {
      const { page, errors } = await show();
      await say(page, message);
      await eventually(() => answers(page)).toEqual(['confirm']);
      expect(await page.locator('.mortar-toast-mount-point').count()).toBe(0);
      expect(errors).toEqual([]);
    },
  );

  test('a number is said', async () => {
    const { page } = await show();
    await say(page, 404);
    await page.getByText('404').waitFor();
  });
});

test('where its part of the script cannot be loaded, the page goes on and the console says why', async () => {
  const { page, messages, errors } = await show({
    prepare: (opened) => opened.route('**/chunks/toast-*', (route) => route.abort()),
  });
  await say(page, 'Saved.');
  await eventually(() =>
    messages.some(({ text }) => text.includes('toast: its chunk could not be loaded')),
  ).toBe(true);
  await settled(page);
  expect(await page.locator('.mortar-toast-mount-point').count()).toBe(0);
  expect(errors).toEqual([]);
});
