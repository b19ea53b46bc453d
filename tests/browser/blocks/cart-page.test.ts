import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { addToCart, CART, cartPage, showWithCart } from '../commerce/shop-page';
import { eventually } from '../eventually';
import { OFFLINE, pageOf, useStage } from '../harness';
import { until } from '../until';
import { settled } from '../wire';

const stage = useStage();
const BOTH = { 'ash-bowl': 2, 'country-loaf': 1 };

const quantityOf = (page: Page, title: string) => page.getByRole('spinbutton', { name: `Quantity ${title}` });
const remove = (page: Page, title: string) => page.getByRole('button', { name: `Remove ${title}` });
const status = (page: Page) => page.locator('.mortar-cart [role="status"]');
const subtotal = (page: Page) => page.locator('.mortar-cart-subtotal dd');
const indicator = (page: Page) => page.locator('.sqs-cart-quantity');

/** What the server has accepted; the first change of a visitor is made again with the token that it gave. */
const accepted = (method: string) =>
  stage.server.store
    .calls({ path: `${CART}/items` })
    .filter((call) => call.method === method && call.status === 200);

it('takes the place of the text in its container, and gives it back', async () => {
  const html = cartPage().replace('<div id="sqs-cart-container">', '$&Your cart needs scripts');
  const { page } = await showWithCart(stage, html, BOTH);
  await page.locator('.mortar-cart-line').first().waitFor();
  expect(await page.getByText('Your cart needs scripts').count()).toBe(0);
  await page.evaluate('mortar.unmount()');
  expect(await page.locator('#sqs-cart-container').innerHTML()).toBe('Your cart needs scripts');
});

it('shows the lines, what they come to, and the ways on', async () => {
  const { page, errors } = await showWithCart(stage, cartPage(), BOTH);
  const lines = page.locator('.mortar-cart-line');
  await eventually(() => lines.count()).toBe(2);
  await eventually(async () => (await lines.first().innerText()).split(/\s*\n\s*/)).toEqual([
    'Ash bowl',
    'Green',
    '€32.00',
    'Quantity',
    'Remove',
    '€64.00',
  ]);
  expect(await subtotal(page).textContent()).toBe('€71.20');
  const hrefs = await page
    .locator('.mortar-cart a')
    .evaluateAll((links) => links.map((link) => [link.textContent, (link as HTMLAnchorElement).pathname]));
  expect(hrefs).toEqual([
    ['Ash bowl', '/shop/ash-bowl'],
    ['Country loaf', '/shop/'],
    ['Checkout', '/commerce/goto-checkout'],
    ['Continue Shopping', '/shop/'],
  ]);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL('**/commerce/goto-checkout');
  expect(errors).toEqual([]);
});

it('changes quantities: the last number that was meant is sent, heard and counted everywhere', async () => {
  const { page } = await showWithCart(stage, cartPage(), BOTH);
  await quantityOf(page, 'Ash bowl').fill('5');
  await quantityOf(page, 'Ash bowl').fill('4');
  await page.keyboard.press('Enter');
  await eventually(() => subtotal(page).textContent()).toBe('€135.20');
  await eventually(() => status(page).textContent()).toBe('Subtotal: €135.20');
  await eventually(() => indicator(page).textContent()).toBe('5');
  expect(accepted('PUT').map(({ parsed }) => parsed)).toEqual([{ quantity: 4 }]);
  expect(accepted('PUT')[0]?.path).toBe(`${CART}/items/ash-bowl`);
  await quantityOf(page, 'Country loaf').focus();
  await page.keyboard.press('ArrowUp');
  await eventually(() => subtotal(page).textContent()).toBe('€142.40');
  await quantityOf(page, 'Country loaf').fill('');
  await page.keyboard.press('Tab');
  expect(await quantityOf(page, 'Country loaf').inputValue()).toBe('2');
});

it('changes one quantity after the other, so that the last answer is the newest', async () => {
  const order: string[] = [];
  const { page } = await showWithCart(stage, cartPage(), BOTH);
  await page.route(`**${CART}/items/*`, async (route) => {
    const response = await route.fetch();
    const item = new URL(route.request().url()).pathname.split('/').at(-1);
    if (response.ok()) order.push(`${item} is changed`);
    await new Promise((resolve) => setTimeout(resolve, order.length === 1 ? 400 : 0));
    if (response.ok()) order.push(`${item} is answered`);
    await route.fulfill({ response });
  });
  for (const [title, quantity] of [
    ['Ash bowl', '4'],
    ['Country loaf', '3'],
  ] as const) {
    await quantityOf(page, title).fill(quantity);
    await page.keyboard.press('Enter');
  }
  await eventually(() => order.length).toBe(4);
  await eventually(() => subtotal(page).textContent()).toBe('€149.60');
  expect(order).toEqual([
    'ash-bowl is changed',
    'ash-bowl is answered',
    'country-loaf is changed',
    'country-loaf is answered',
  ]);
});

it('takes a zero that somebody pauses after for the beginning of a number', async () => {
  const { page } = await showWithCart(stage, cartPage(), BOTH);
  await quantityOf(page, 'Ash bowl').fill('0');
  await settled(page, 900); // longer than a pause after which a number is sent
  expect(await page.locator('.mortar-cart-line').count()).toBe(2);
  await quantityOf(page, 'Ash bowl').press('End');
  await page.keyboard.type('3');
  await eventually(() => accepted('PUT').map(({ parsed }) => parsed)).toEqual([{ quantity: 3 }]);
  expect(accepted('DELETE')).toEqual([]);
});

it('removes lines, says so, and passes the focus on', async () => {
  const { page } = await showWithCart(stage, cartPage(), BOTH);
  await remove(page, 'Ash bowl').click();
  await eventually(() => status(page).textContent()).toBe('Ash bowl was removed from your cart');
  await until(page, "document.activeElement.matches('.mortar-cart-remove')");
  await quantityOf(page, 'Country loaf').fill('0');
  await page.keyboard.press('Enter');
  await page.getByText('You have nothing in your shopping cart.').waitFor();
  await until(page, "document.activeElement.matches('.mortar-cart h2')");
  expect(await page.getByRole('link', { name: 'Checkout' }).count()).toBe(0);
  await eventually(() => indicator(page).textContent()).toBe('0');
  expect(await axeFaults(page)).toEqual([]);
});

it('passes the focus to the line before the last one, which was removed', async () => {
  const { page } = await showWithCart(stage, cartPage(), BOTH);
  await remove(page, 'Country loaf').click();
  await eventually(() => status(page).textContent()).toBe('Country loaf was removed from your cart');
  await until(page, "document.activeElement.matches('.mortar-cart-remove')");
});

it('below the least that an order must come to, the checkout says so and leads nowhere', async () => {
  const settings = { minimumOrderSubtotal: { currency: 'EUR', value: '100.00' } };
  const { page } = await showWithCart(stage, cartPage(settings), BOTH);
  const words = page.getByText('To check out, order subtotal must be €100.00 or more');
  await words.waitFor();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.getByRole('alert').and(words).waitFor();
  expect(new URL(page.url()).pathname).toBe('/fixture');
  await page.evaluate(
    "addEventListener('auxclick', (click) => { window.isStopped = click.defaultPrevented; })",
  );
  await page.getByRole('link', { name: 'Checkout' }).click({ button: 'middle' });
  await eventually(() => page.evaluate('window.isStopped')).toBe(true);
  await quantityOf(page, 'Ash bowl').fill('3');
  await page.keyboard.press('Enter');
  await words.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL('**/commerce/goto-checkout');
});

it('says so in English where the file with the texts cannot be loaded', async () => {
  const settings = { minimumOrderSubtotal: { currency: 'EUR', value: '100.00' } };
  const { page } = await stage.show(cartPage(settings), {
    async prepare(page) {
      await addToCart(page, stage, 'ash-bowl', 2);
      await page.route('**/messages-*', (route) => route.abort());
    },
  });
  const words = page.getByText('To check out, order subtotal must be €100.00 or more', { exact: true });
  await words.waitFor();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.getByRole('alert').and(words).waitFor();
  expect(await quantityOf(page, 'Ash bowl').inputValue()).toBe('2');
});

it('what fails is said beside the line, and the cart is as it was', async () => {
  const { page, errors } = await showWithCart(stage, cartPage(), BOTH);
  await quantityOf(page, 'Ash bowl').fill('99'); // more than there are
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Unable to update quantity').waitFor();
  await eventually(() => quantityOf(page, 'Ash bowl').inputValue()).toBe('2');
  stage.server.faults.add({ path: `${CART}/items`, drop: true });
  await remove(page, 'Country loaf').click();
  await page.getByRole('alert').getByText('Unable to remove item').waitFor();
  expect(await subtotal(page).textContent()).toBe('€71.20');
  stage.server.faults.clear();
  await remove(page, 'Country loaf').click();
  await page.getByText('Unable to remove item').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

it('a cart that could not be loaded is loaded at a click', async () => {
  stage.server.faults.add({ path: CART, status: 503, times: 2 }); // for the indicator too
  const { page, errors } = await showWithCart(stage, cartPage(), {});
  await page.getByRole('button', { name: 'Unable to load. Try again.' }).click();
  await page.getByText('You have nothing in your shopping cart.').waitFor();
  expect(errors).toEqual([]);
});

it("on a page of another type it says so, and the server's HTML stays", async () => {
  const body = '<main><div id="sqs-cart-root"><p>Ask us</p></div></main>';
  const { page, messages, requests } = await stage.show(pageOf({ body }));
  await page.locator('#sqs-cart-root[data-block-state="failed"]').waitFor();
  await eventually(() => messages.filter(({ type }) => type === 'error').map(({ text }) => text)).toEqual([
    'cart-page: requires page type 200 or 205, got 2',
  ]);
  expect(await page.locator('#sqs-cart-root').innerHTML()).toBe('<p>Ask us</p>');
  expect(requests.filter((url) => url.includes('cart-page'))).toEqual([]);
});

it('amounts in a currency without a sign of ours have its code', async () => {
  const settings = { storeCurrency: 'TWD', minimumOrderSubtotal: { currency: 'TWD', value: '100.00' } };
  const { page } = await showWithCart(stage, cartPage(settings), BOTH);
  await eventually(() => subtotal(page).textContent()).toMatch(/^TWD\s71\.20$/);
  await page.getByText(/order subtotal must be TWD\s100\.00 or more/).waitFor();
  expect(await page.locator('.mortar-cart').innerText()).not.toContain('$');
});

it('takes the currency and the address of its attributes before those of the shop', async () => {
  const attributes = 'data-store-currency="GBP" data-continue-shopping-link-url="/pots"';
  const storeSettings = { selectedCurrency: 'EUR', continueShoppingLinkUrl: '/shop' };
  const html = pageOf({
    context: { pageType: 205, websiteSettings: { storeSettings } },
    body: `<main><h1>Cart</h1><div data-block="cart-page" ${attributes}></div></main>`,
  });
  const { page } = await showWithCart(stage, html, BOTH);
  await eventually(() => subtotal(page).textContent()).toBe('£71.20');
  await quantityOf(page, 'Ash bowl').waitFor();
  const link = (await stage.show(html)).page.getByRole('link', { name: 'Continue Shopping' });
  await eventually(() => link.getAttribute('href')).toMatch(/\/pots$/);
});

it('without a connection says so, beside the cart and beside a line', async () => {
  const { page, context } = await showWithCart(stage, cartPage(), BOTH);
  await remove(page, 'Ash bowl').waitFor();
  await context.setOffline(true);
  await remove(page, 'Ash bowl').click();
  await page.getByRole('alert').getByText('Please check your internet connection').waitFor();
  expect(await page.locator('.mortar-cart-line').count()).toBe(2);
  await context.setOffline(false);
  await page.evaluate(OFFLINE);
  stage.server.faults.add({ path: CART, drop: true });
  await page.evaluate("mortar.remount(document.querySelector('#sqs-cart-root'))");
  await page.getByRole('alert').getByText('Please check your internet connection').waitFor();
  await page.getByRole('button', { name: 'Unable to load. Try again.' }).waitFor();
});

it('is seen, with its pictures, on a page that shows sections and pictures once they have a class', async () => {
  const sheet = '<style>section:not(.visible), img:not(.loaded) { opacity: 0; visibility: hidden }</style>';
  const { page } = await showWithCart(stage, cartPage().replace('</head>', `${sheet}</head>`), BOTH);
  await page.locator('.mortar-cart-line').first().waitFor({ state: 'attached' });
  const seen = await page
    .locator('.mortar-cart :is(h2, img)')
    .evaluateAll((parts) =>
      parts.map((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
    );
  expect(seen).toEqual([true, true, true]);
});
