import { expect, test } from 'vitest';
import { pageOf, useStage } from '../harness';

const stage = useStage();

test.each([
  [1024, true],
  [1025, false],
])('the information bar of a touched screen %i px wide is shown: %s', async (width, isShown) => {
  const { page } = await stage.show(
    pageOf({
      context: {
        websiteSettings: {
          contactPhoneNumber: '+351 21 ext. 89',
          businessHours: { monday: { ranges: [{ from: 600, to: 720 }] }, tuesday: {} },
          mobileInfoBarSettings: {
            style: 3,
            isContactPhoneNumberEnabled: true,
            isBusinessHoursEnabled: true,
          },
        },
      },
    }),
    { viewport: { width, height: 700 }, userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36' },
  );
  await page
    .locator('[data-block="mobile-info-bar"][data-block-state="mounted"]')
    .waitFor({ state: 'attached' });
  const call = page.getByRole('link', { name: 'Call' });
  expect(await call.count()).toBe(isShown ? 1 : 0);
  const waits = "mortar.initializers().some(({ name, state }) => name === 'vendors' && state === 'waiting')";
  expect(await page.evaluate(waits)).toBe(true); // the bar is there before the steps that wait for a calm page
  if (!isShown) return;
  expect(await call.getAttribute('href')).toBe('tel:+35121,89');
  await page.getByRole('button', { name: 'Hours' }).click();
  await page.locator('dialog .sqs-business-hours-day .closed').getByText('Closed').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Hours' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Hours' }).click();
  await page.mouse.click(20, 20);
  await page.getByRole('dialog', { name: 'Hours' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Hours' }).click();
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.getByRole('dialog', { name: 'Hours' }).waitFor({ state: 'hidden' });
  expect(await page.evaluate("mortar.explain('escape')")).toMatchObject({
    answer: expect.not.stringContaining('closes'),
  });
});

test('the hours of the information bar, and each press on it, are its own whatever a page says of its lists and buttons', async () => {
  const styles =
    'dt, dd { color: #eee } button { position: relative } button::after { content: ""; position: absolute; inset: 0 }';
  const settings = { style: 2, isContactPhoneNumberEnabled: true, isBusinessHoursEnabled: true };
  const websiteSettings = {
    contactPhoneNumber: '+351 21 89',
    businessHours: { monday: { ranges: [{ from: 600, to: 720 }] } },
    mobileInfoBarSettings: settings,
  };
  const { page } = await stage.show(
    pageOf({ head: `<style>${styles}</style>`, context: { websiteSettings } }),
    {
      viewport: { width: 390, height: 700 },
      userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36',
    },
  );
  const call = page.getByRole('link', { name: 'Call' });
  await call.waitFor();
  const isUncovered = (link: Element) => {
    const { left, top } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + 9, top + 9));
  };
  expect(await call.evaluate(isUncovered)).toBe(true);
  await page.getByRole('button', { name: 'Hours' }).click();
  const monday = page.getByText('Monday');
  expect(await monday.evaluate((day) => getComputedStyle(day).color)).toBe('rgb(29, 29, 31)');
});
