import { expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { useStage } from '../harness.ts';

const stage = useStage();
const cookies = { ss_cookieAllowed: 'true' };

test('the cart of a first visit has a bowl and two loaves', async () => {
  for (const path of ['/blocks/cart-page', '/cart']) {
    const { page } = await stage.visit(path, { cookies });
    const lines = page.locator('#sqs-cart-root .mortar-cart-line');
    await eventually(() => lines.allInnerTexts()).toEqual([
      expect.stringMatching(/^Ash bowl/),
      expect.stringMatching(/^Country loaf/),
    ]);
  }
  const { page } = await stage.visit('/blocks/cart-indicator', { cookies });
  await eventually(() => page.locator('.sample .sqs-cart-quantity').first().textContent()).toBe('3');
});

test('a visitor who empties the cart finds it empty', async () => {
  const { page } = await stage.visit('/cart', { cookies });
  const remove = page.getByRole('button', { name: /^Remove/ });
  await remove.first().click();
  await eventually(() => remove.count()).toBe(1);
  await remove.click();
  await eventually(() => remove.count()).toBe(0);
  await page.reload();
  await page.waitForSelector('html[data-mortar="initialised"]');
  await eventually(() => page.locator('.mortar-cart-line').count()).toBe(0);
  await page.getByText('You have nothing in your shopping cart').waitFor();
});

test('the booking services answer on the page itself, and one of them does not', async () => {
  const { page, requests } = await stage.visit('/blocks/reservation', {
    cookies,
    viewport: { width: 1280, height: 4000 },
  });
  await eventually(() => page.locator('.sample iframe[title="Reservation"]').count()).toBe(2);
  await page.locator('#Tock_widget_container').getByText('Find a table').waitFor();
  const failing = page.locator('.sample', { hasText: 'The window table' });
  await failing.getByText('Unable to load. Try again.').waitFor();
  expect(await failing.getByRole('link', { name: 'Reserve at OpenTable' }).isVisible()).toBe(true);
  expect(requests.filter((address) => !address.startsWith(stage.server.url))).toEqual([]);
});

test('a follow service answers on the page itself, and another one does not', async () => {
  const { page, requests } = await stage.visit('/blocks/follow-button', {
    cookies,
    viewport: { width: 1280, height: 3000 },
  });
  await page.getByRole('link', { name: 'Follow @kilnandcrumb' }).waitFor();
  const failing = page.getByRole('link', { name: 'Our pots on Pinterest' });
  await eventually(() => page.evaluate('mortar.blocks().map(({ state }) => state)')).toEqual([
    'mounted',
    'mounted',
    'mounted',
  ]);
  expect(await failing.isVisible()).toBe(true);
  expect(requests.filter((address) => !address.startsWith(stage.server.url))).toEqual([]);
});
