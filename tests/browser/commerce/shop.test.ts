import { expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { retype } from '../retype';
import { addToCart, CART } from './shop-page';

const stage = useStage();
const PRODUCT = '/shop/ash-bowl';

it('leads from a product over the cart to the checkout', async () => {
  const { page, context, errors } = await stage.visit(PRODUCT, {
    cookies: { ss_cookieAllowed: 'false' },
    prepare: (page) => addToCart(page, stage, 'breakfast-plate', 99),
  });
  const count = page.locator('.sqs-cart-quantity');
  await eventually(() => count.textContent()).toBe('99');
  await page.getByRole('radio', { name: 'Sand' }).check();
  await retype(page.getByRole('spinbutton', { name: 'Quantity' }), '2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await eventually(() => count.textContent()).toBe('100+');
  await eventually(() => page.locator('[role="status"].mortar-visually-hidden').allTextContents()).toContain(
    'More than 100 items in cart',
  );

  await page.locator('a.sqs-custom-cart').click();
  const lines = page.locator('.mortar-cart-line');
  await eventually(() => lines.allInnerTexts()).toEqual([
    expect.stringMatching(/^Breakfast plate\s+Sand\s+€24.50/),
    expect.stringMatching(/^Ash bowl\s+Sand\s+€34.00/),
  ]);
  await page.getByRole('button', { name: 'Remove Breakfast plate' }).click();
  await page.getByText('Breakfast plate was removed from your cart').waitFor({ state: 'attached' });
  await retype(page.getByRole('spinbutton', { name: 'Quantity Ash bowl' }), '3');
  await page.keyboard.press('Enter');
  await page.locator('.mortar-cart-subtotal dd', { hasText: '€102.00' }).waitFor();

  const checkout = page.getByRole('link', { name: 'Checkout' });
  const [cart] = (await context.cookies()).filter(({ name }) => name === 'CART');
  await context.clearCookies({ name: 'CART' });
  await checkout.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('We cannot continue to checkout.').waitFor();
  await dialog.getByRole('button').click();
  await dialog.waitFor({ state: 'detached' });
  if (cart) await context.addCookies([cart]);
  await checkout.click();
  await page.getByRole('heading', { name: 'That would be all' }).waitFor();
  expect(errors).toEqual([]);
});

it('takes what is chosen without JavaScript, too', async () => {
  const { page, context } = await stage.visit(PRODUCT, { javaScriptEnabled: false, started: false });
  expect(await page.getByRole('radio', { name: 'Night' }).isDisabled()).toBe(true);
  await page.getByRole('radio', { name: 'Sand' }).press('Space'); // Firefox's driver needs JavaScript for a click
  await page.getByRole('button', { name: 'Add to cart' }).press('Enter');
  await page.waitForURL('**/cart');
  const { entries } = await (await context.request.get(stage.server.url + CART)).json();
  expect(entries).toMatchObject([
    { title: 'Ash bowl', quantity: 1, chosenVariant: { optionValues: [{ value: 'Sand' }] } },
  ]);
  await page.getByRole('link', { name: 'checkout' }).press('Enter');
  await page.getByRole('heading', { name: 'That would be all' }).waitFor();
});
