import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../axe.ts';
import { eventually } from '../eventually.ts';
import { pageOf, useStage, type VisitOptions } from '../harness.ts';
import { failOnToast, failWith } from './system-error-page.ts';

const stage = useStage();
const PAGE = pageOf({
  body: '<main><h1>Shop</h1><p><button id="opener">Send</button> <a href="#x">Link</a></p></main>',
});
const show = (options: VisitOptions = {}, html = PAGE) =>
  stage.show(html, { reducedMotion: 'reduce', prepare: failOnToast, ...options });
const overlay = (page: Page) => page.getByRole('alertdialog');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** A page on which a call has just failed. */
async function showFailed(failure?: string, options: VisitOptions = {}, html = PAGE) {
  const visit = await show(options, html);
  await visit.page.locator('#opener').focus();
  await failWith(visit.page, failure);
  await overlay(visit.page).waitFor();
  return visit;
}

describe('the system error overlay', () => {
  test('covers the viewport and says what went wrong', async () => {
    const { page } = await showFailed('Internal server error. Please try again later.');
    expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
    await page.getByRole('alertdialog', { name: 'Something Went Wrong!' }).waitFor();
    expect(await overlay(page).locator('p').allTextContents()).toEqual([
      'Network error: Internal server error. Please try again later.',
    ]);
    expect(await overlay(page).getByRole('button').allTextContents()).toEqual(['Reload', 'Clear']);
    expect(await axeFaults(page)).toEqual([]);
  });

  test('of a failure without words says that it was the network', async () => {
    const { page } = await showFailed();
    expect(await overlay(page).locator('p').allTextContents()).toEqual(['Network error']);
  });

  test('asks visitors without a connection to look after it', async () => {
    const { page, context } = await show();
    await failWith(page); // its parts are there before the connection is lost
    await overlay(page).getByRole('button', { name: 'Clear' }).click();
    await overlay(page).waitFor({ state: 'detached' });
    await context.setOffline(true);
    await failWith(page, 'Unable to connect…');
    await overlay(page).waitFor();
    expect(await overlay(page).locator('p').allTextContents()).toEqual([
      'Network error: Unable to connect…',
      'Please check your internet connection',
    ]);
  });

  test('is text, whatever the failure looks like', async () => {
    const { page } = await showFailed('<img src=x onerror="window.pwned=1">');
    expect(await overlay(page).locator('p').textContent()).toContain('<img src=x');
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });

  test('is one, with the text of the latest failure', async () => {
    const { page } = await showFailed('First.');
    await failWith(page, 'Second.');
    await overlay(page).getByText('Network error: Second.').waitFor();
    expect(await overlay(page).count()).toBe(1);
    expect(await overlay(page).locator('p').count()).toBe(1);
    expect(await overlay(page).locator('[aria-live="assertive"]').textContent()).toContain('Second.');
  });

  test('reloads the page on wish', async () => {
    const { page } = await showFailed();
    await page.evaluate("window.isOld = 'yes'");
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
    expect(await page.evaluate("'isOld' in window")).toBe(false);
    expect(await overlay(page).count()).toBe(0);
  });

  const clearings: Record<string, (page: Page) => Promise<unknown>> = {
    Clear: (page) => page.getByRole('button', { name: 'Clear' }).click(),
    Escape: (page) => page.keyboard.press('Escape'),
  };

  test.each(Object.entries(clearings))('is gone with %s, and can come again', async (_how, clear) => {
    const { page } = await showFailed();
    await clear(page);
    await failWith(page, 'Again.'); // while the first one is still on its way out
    await overlay(page).getByText('Again.').waitFor();
    await eventually(() => page.locator('.mortar-system-error-mount-point').count()).toBe(1);
    await clear(page);
    await page.locator('.mortar-system-error-mount-point').waitFor({ state: 'detached' });
    await eventually(() => focused(page)).toBe('Send');
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');
  });

  test('takes the focus without a button under it, keeps Tab inside, shows where it is', async () => {
    const { page } = await showFailed();
    const hasFocus = () => overlay(page).evaluate((element) => element === document.activeElement);
    expect(await hasFocus()).toBe(true);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    expect(await overlay(page).isVisible()).toBe(true);
    for (const name of ['Reload', 'Clear', 'Reload']) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(name);
      const ring = () => getComputedStyle(document.activeElement as Element).outlineStyle;
      expect(await page.evaluate(ring)).toBe('solid');
    }
  });

  test('lies above a dialog, and the dialog is back as it was', async () => {
    const { page } = await show();
    await page.evaluate(
      "void mortar.confirm({ title: 'Sure?' }).then((answer) => { window.answer = answer })",
    );
    await page.getByRole('dialog').waitFor();
    await failWith(page);
    await overlay(page).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Reload');
    await page.getByRole('button', { name: 'Clear' }).click();
    await overlay(page).waitFor({ state: 'detached' });
    await eventually(() => focused(page)).toBe('Cancel');
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate('window.answer')).toBe('cancel');
    await eventually(() => page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');
  });

  test.each(['ltr', 'rtl'])('fits a small screen (%s) and a long failure scrolls', async (dir) => {
    const html = PAGE.replace('<html', `<html dir="${dir}"`);
    const { page } = await showFailed('Kiln'.repeat(500), { viewport: { width: 320, height: 400 } }, html);
    expect((await overlay(page).boundingBox())?.width).toBe(320);
    expect(await overlay(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await page.getByRole('button', { name: 'Clear' }).click();
    await overlay(page).waitFor({ state: 'hidden' });
  });

  test('can be read and cleared on a page with hostile styles', async () => {
    const styles = `* { all: unset } button, h2, p { display: none !important } div { visibility: hidden !important }
      [role=alertdialog] { display: none !important; position: static !important }`;
    const { page } = await showFailed(
      'Gone.',
      {},
      PAGE.replace('</head>', `<style>${styles}</style></head>`),
    );
    expect(await page.getByText('Network error: Gone.').isVisible()).toBe(true);
    expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Clear' }).click();
    await overlay(page).waitFor({ state: 'hidden' });
  });
});
