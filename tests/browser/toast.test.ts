import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { eventually } from './eventually.ts';
import { pageOf, useStage, type VisitOptions } from './harness.ts';
import { settled } from './wire.ts';

const stage = useStage();
const PAGE = pageOf({
  body: '<main><h1>Shop</h1><p><button id="opener">Save</button> <a href="#x">Link</a></p></main>',
});
const LONG = 'Your order has reached the bakery, and we bake through the night.';
const show = (options: VisitOptions = {}, html = PAGE) =>
  stage.show(html, { reducedMotion: 'reduce', ...options });
const toasts = (page: Page) => page.locator('.mortar-toast[data-state="shown"]');
const answers = (page: Page) => page.evaluate('window.answers ?? []');

/** Says something from the page; what comes of it is added to `window.answers`. */
const say = (page: Page, message: unknown) =>
  page.evaluate((said) => {
    const own = window as never as { mortar: { toast(said: unknown): Promise<string> }; answers?: string[] };
    own.answers ??= [];
    void own.mortar.toast(said).then((answer) => own.answers?.push(answer));
  }, message);

/** A page whose clock stands still, with a message that has just come. */
async function showStill(message: string, options: VisitOptions = {}) {
  const visit = await show({ ...options, prepare: (page) => page.clock.install() });
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

  test('comes into a live region that was there before', async () => {
    const { page } = await show({ prepare: (opened) => opened.clock.install() });
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
      document.dispatchEvent(new Event('visibilitychange'));
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

  test('is closed by keyboard, and the focus is where it came from', async () => {
    const { page } = await show();
    await say(page, LONG);
    await toasts(page).waitFor();
    await page.getByRole('link', { name: 'Link' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Close');
    const outline = await page
      .locator('.mortar-toast-close')
      .evaluate((close) => getComputedStyle(close).outlineStyle);
    expect(outline).toBe('solid');
    await page.keyboard.press('Enter');
    await eventually(() => answers(page)).toEqual(['confirm']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Link');
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

  test('comes below the one before, and each is spoken alone', async () => {
    const { page } = await show();
    for (const message of ['One.', 'Two.', 'Three.']) await say(page, message);
    await toasts(page).nth(2).waitFor();
    expect(await toasts(page).allTextContents()).toEqual(['One.', 'Two.', 'Three.']);
    const boxes = await toasts(page).evaluateAll((found) =>
      found.map((toast) => toast.getBoundingClientRect().toJSON()),
    );
    for (const [index, { top }] of boxes.entries()) {
      expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
    }
    expect(await page.getByRole('status').getAttribute('aria-atomic')).toBe('false');
  });

  test('can be closed while a dialog is open below it', async () => {
    const { page } = await show();
    await page.evaluate("void mortar.confirm({ message: 'Sure?' })");
    await page.getByRole('dialog').waitFor();
    await say(page, LONG);
    await page.getByRole('button', { name: 'Close' }).click();
    await eventually(() => answers(page)).toEqual(['confirm']);
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
  });

  test('does not move where the visitor wants less motion', async () => {
    const { page } = await show();
    await say(page, LONG);
    const animation = () => toasts(page).evaluate((toast) => getComputedStyle(toast).animationName);
    expect(await animation()).toBe('none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await animation()).not.toBe('none');
  });

  test.each([
    ['on a small screen', {}],
    ['from right to left', { dir: 'rtl' }],
    ['in large letters', { size: '200%' }],
  ])('fits 320 px %s', async (_how, { dir = 'ltr', size = '100%' }: { dir?: string; size?: string }) => {
    const html = PAGE.replace('<html', `<html dir="${dir}"`);
    const { page } = await show({ viewport: { width: 320, height: 480 } }, html);
    await say(page, `${LONG} ${'Kiln'.repeat(30)}`);
    await toasts(page).waitFor();
    await page.evaluate((fontSize) => {
      document.querySelector<HTMLElement>('.mortar-toasts')?.style.setProperty('font-size', fontSize);
    }, size);
    const { x = -1, width = 999 } = (await toasts(page).boundingBox()) ?? {};
    expect([x >= 0, x + width <= 320]).toEqual([true, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const message = (await page.locator('.mortar-toast-message').boundingBox())?.x ?? 0;
    const close = (await page.locator('.mortar-toast-close').boundingBox())?.x ?? 0;
    expect(close < message).toBe(dir === 'rtl');
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

  test('10,000 characters stay on the screen and can be scrolled', async () => {
    const { page } = await show({ viewport: { width: 800, height: 600 } });
    await say(page, 'word '.repeat(2000));
    await toasts(page).waitFor();
    const { height = 0 } = (await page.locator('.mortar-toasts').boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(600);
    await toasts(page).hover();
    await page.mouse.wheel(0, 400);
    await eventually(() =>
      page.locator('.mortar-toasts').evaluate((region) => region.scrollTop),
    ).toBeGreaterThan(0);
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('on a page with hostile styles a toast is seen', async () => {
  const styles = `* { all: unset } button, p { display: none !important } div { visibility: hidden !important }
    [role=status], [popover] { display: none !important } main { position: fixed; inset: 0; z-index: 2147483647; background: #fff }`;
  const { page } = await show({}, PAGE.replace('</head>', `<style>${styles}</style></head>`));
  await say(page, LONG);
  await page.getByText(LONG).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await eventually(() => answers(page)).toEqual(['confirm']);
});

test('a toast lies above a dialog of the page itself', async () => {
  const html = PAGE.replace('</main>', '</main><dialog>Theirs<br><br><br><br></dialog>');
  const { page } = await show({}, html);
  await page.evaluate("document.querySelector('dialog').showModal()");
  await say(page, LONG);
  await toasts(page).waitFor();
  const isOnTop = await toasts(page).evaluate((toast) => {
    const { left, top, width, height } = toast.getBoundingClientRect();
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    dialog.close(); // what is inert is not found at a point
    return toast.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
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
