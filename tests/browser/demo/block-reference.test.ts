import { expect, test } from 'vitest';
import { axeFaults } from '../axe.ts';
import { eventually } from '../eventually.ts';
import { useStage } from '../harness.ts';

const stage = useStage();

test('a copy button copies the markup beside it, and says so', async () => {
  const { page, context } = await stage.visit('/blocks/menu', { cookies: { ss_cookieAllowed: 'true' } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const markup = page.locator('.sample + .markup').first();
  const button = markup.getByRole('button', { name: 'Copy' });
  await button.click();
  await eventually(() => page.getByRole('status').filter({ hasText: 'Copied' }).count()).toBe(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await markup.locator('code').textContent());
  expect(copied).toContain('<div');
  await eventually(() => markup.getByRole('button').textContent()).toBe('Copy');
});

test('where the clipboard is closed, the markup is selected', async () => {
  const before = `Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })`;
  const { page } = await stage.visit('/blocks/menu', { before, cookies: { ss_cookieAllowed: 'true' } });
  const markup = page.locator('.sample + .markup').first();
  await markup.getByRole('button', { name: 'Copy' }).click();
  await eventually(() => page.evaluate(() => `${getSelection()}`.length)).toBeGreaterThan(10);
  expect(await markup.locator('details').getAttribute('open')).toBe('');
});

test('axe finds nothing in an open reference in light and in dark colours', async () => {
  const { page } = await stage.visit('/blocks/gallery', {
    colorScheme: 'light',
    cookies: { ss_cookieAllowed: 'true' },
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const part of ['.reference', '.states'])
      expect(await axeFaults(page, part), `${part}, ${colorScheme}`).toEqual([]);
  }
});
