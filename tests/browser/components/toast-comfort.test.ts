import { describe, expect, test } from 'vitest';
import { axeFaults } from '../axe.ts';
import { eventually } from '../eventually.ts';
import { useStage, type VisitOptions } from '../harness.ts';
import { answers, LONG, PAGE, say, toasts } from './toast-page.ts';

const stage = useStage();
const show = (options: VisitOptions = {}, html = PAGE) =>
  stage.show(html, { reducedMotion: 'reduce', ...options });

describe('a toast', () => {
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

  test('of 10,000 characters stays on the screen and can be scrolled', async () => {
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

test('a toast is not transparent on a page that fades in its own messages by a class', async () => {
  const sheet = '<style>[role="status"], [class*="toast"] { opacity: 0 }</style>';
  const { page } = await show({}, PAGE.replace('</head>', `${sheet}</head>`));
  await say(page, LONG);
  const isSeen = () =>
    toasts(page).evaluate((toast) =>
      [toast, toast.parentElement].every((part) => part && getComputedStyle(part).opacity === '1'),
    );
  await eventually(isSeen).toBe(true);
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
