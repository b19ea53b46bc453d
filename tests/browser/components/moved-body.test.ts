import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { pageOf, useStage, type VisitOptions } from '../harness.ts';
import { failOnToast, failWith } from './system-error-page.ts';
import { say, toasts } from './toast-page.ts';

const stage = useStage();

const PHONE = {
  viewport: { width: 390, height: 700 },
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36',
};

/** A long page that has been scrolled, and whose body has a style that makes fixed elements scroll with it. */
async function show(options: VisitOptions = {}, websiteSettings = {}, body = '') {
  const head = '<style>body { height: 5000px; transform: translateZ(0) }</style>';
  const html = pageOf({ head, body: `${body}<main><h1>Shop</h1></main>`, context: { websiteSettings } });
  const visit = await stage.show(html, { reducedMotion: 'reduce', ...options });
  await visit.page.evaluate('scrollTo(0, 2000)');
  return visit;
}

/** Whether the whole box, as wide as the window, is at the window's lower edge. */
const isAtLowerEdge = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, right, bottom, height } = element.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    return left === 0 && right === clientWidth && Math.abs(bottom - innerHeight) < 1 && height < 200;
  });

test('a system error covers the window', async () => {
  const { page } = await show({ prepare: failOnToast });
  await failWith(page, 'Internal server error.');
  const overlay = page.getByRole('alertdialog');
  await overlay.waitFor();
  const covers = await overlay.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right - document.documentElement.clientWidth, bottom - innerHeight];
  });
  expect(covers).toEqual([0, 0, 0, 0]);
  await overlay.getByRole('button', { name: 'Clear' }).click();
  await overlay.waitFor({ state: 'detached' });
});

test('the information bar of a phone is at the window’s lower edge, and its hours open over it', async () => {
  const { page } = await show(PHONE, {
    contactPhoneNumber: '+351 21 89',
    businessHours: { monday: { ranges: [{ from: 600, to: 720 }] } },
    mobileInfoBarSettings: { style: 3, isContactPhoneNumberEnabled: true, isBusinessHoursEnabled: true },
  });
  await page.getByRole('link', { name: 'Call' }).waitFor();
  expect(await isAtLowerEdge(page, '.sqs-mobile-info-bar')).toBe(true);
  await page.getByRole('button', { name: 'Hours' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog', { name: 'Hours' }).waitFor({ state: 'detached' });
});

test('an announcement for which the page has no room is at the window’s lower edge', async () => {
  const announcementBarSettings = { style: 2, text: '<p>Open late</p>' };
  const place = '<div class="sqs-announcement-bar-dropzone"></div>';
  const { page } = await show({}, { announcementBarSettings }, place);
  await page.getByRole('region', { name: 'Announcement' }).waitFor();
  expect(await isAtLowerEdge(page, '.mortar-announcement')).toBe(true);
  await page.getByRole('button', { name: 'Close Announcement' }).click();
  await page.locator('.mortar-announcement').waitFor({ state: 'detached' });
});

test('a message that is open before a question lies above it, and can be closed', async () => {
  const { page } = await show();
  await say(page, 'Your order has reached the bakery, and we bake through the night.');
  await toasts(page).waitFor();
  await page.evaluate("void mortar.confirm({ title: 'Take it out?', message: 'It is still warm.' })");
  await page.getByRole('dialog').waitFor();
  await toasts(page).getByRole('button', { name: 'Close' }).click({ timeout: 3000 });
  await toasts(page).waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
});
