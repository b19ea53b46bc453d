import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { addToCart, INDICATOR, SUMMARY, showWithCart } from '../commerce/shop-page';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { arrived, ERRORS, errorsIn, settled } from '../wire';

const stage = useStage();
const TWO = pageOf({ body: `<main><h1>Shop</h1>${INDICATOR}${INDICATOR}</main>` });

const link = (page: Page) => page.locator('a.sqs-custom-cart').first();
const status = (page: Page) => page.locator('[role="status"].mortar-visually-hidden');
const update = (page: Page, detail: string) =>
  page.evaluate(`document.dispatchEvent(new CustomEvent('cart:update', { detail: ${detail} }))`);

it('shows count and subtotal on all indicators by one request, and announces nothing at first', async () => {
  const { page, errors } = await showWithCart(stage, TWO, { 'ash-bowl': 2, 'country-loaf': 1 });
  await page.locator('a.cart-initialized:not(.cart-empty)').nth(1).waitFor();
  await eventually(() => link(page).innerText()).toMatch(/^Cart 3\s*3 items in cart\s*€71.20$/);
  expect(stage.server.store.calls({ path: SUMMARY })).toHaveLength(1);
  expect(await status(page).textContent()).toBe('');
  expect(await axeFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
});

it('counts up to a hundred, is empty at none, and is told once to those who hear it only when the count changes', async () => {
  const { page } = await stage.show(TWO);
  await page.locator('a.cart-initialized.cart-empty').nth(1).waitFor();
  const quantity = page.locator('.sqs-cart-quantity').first();
  await update(page, "{ items: 100, subtotal: '5.00' }");
  expect(await quantity.textContent()).toBe('100');
  await eventually(() => status(page).textContent()).toBe('100 items in cart');
  await update(page, '{ items: 99 }'); // a script may know the count alone
  await eventually(() => status(page).textContent()).toBe('99 items in cart');
  await page.locator('main').evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), INDICATOR);
  await eventually(() => page.locator('.sqs-cart-subtotal').allTextContents()).toEqual(
    Array(3).fill('€5.00'),
  );
  await update(page, '{ items: 100 }');
  await eventually(() => status(page).textContent()).toBe('100 items in cart');
  await status(page).evaluate((region) => region.replaceChildren());
  await update(page, "{ items: 100, subtotal: '6.00' }");
  await update(page, "{ items: 101, subtotal: '<b>7</b>' }");
  expect(await quantity.textContent()).toBe('100+');
  expect(await page.locator('.sqs-cart-subtotal').first().textContent()).toBe('<b>7</b>');
  await eventually(() => status(page).allTextContents()).toEqual(['More than 100 items in cart']);
  await update(page, "{ items: 'lots' }"); // which says nothing, so the shop is asked
  await page.locator('a.cart-empty').nth(1).waitFor();
});

it('leaves a page that fills the window without a scroll bar', async () => {
  const body = `<div id="canvas" style="height: 100vh">${INDICATOR}</div>`;
  const { page } = await stage.show(pageOf({ body, head: '<style>body { margin: 0 }</style>' }));
  await status(page).waitFor({ state: 'attached' });
  expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0);
});

it('has English words by English rules on a page of another language', async () => {
  const body = `<main><h1>Boutique</h1>${INDICATOR}</main>`;
  const { page } = await stage.show(pageOf({ body, context: { website: { language: 'fr-FR' } } }));
  await link(page).getByText('0 items in cart', { exact: true }).waitFor({ state: 'attached' });
});

it('shows the count together with its label, and without one if that fails', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await stage.show(TWO, {
    clock: true,
    prepare: async (page) => {
      await page.route('**/messages-*', (route) => held.then(() => route.abort()));
    },
  });
  const quantity = page.locator('.sqs-cart-quantity').first();
  await eventually(() => quantity.textContent()).toBe('0');
  await page.clock.pauseAt(Date.now() + 60_000);
  await update(page, '{ items: 3 }');
  expect(await quantity.textContent()).toBe('0');
  release();
  await eventually(() => quantity.textContent()).toBe('3');
  expect(await link(page).innerText()).not.toContain('items');
  await page.clock.resume();
  expect(errorsIn(await arrived(stage, ERRORS))).toHaveLength(1);
});

it('shows the count after a second if the label has not come', async () => {
  const { page } = await stage.show(TWO, {
    clock: true,
    prepare: async (page) => {
      await page.route('**/messages-*', () => {});
    },
  });
  const quantity = page.locator('.sqs-cart-quantity').first();
  await eventually(() => quantity.textContent()).toBe('0');
  await page.clock.pauseAt(Date.now() + 60_000);
  await update(page, '{ items: 3 }');
  await page.clock.runFor(999);
  expect(await quantity.textContent()).toBe('0');
  await page.clock.runFor(1);
  expect(await quantity.textContent()).toBe('3');
});

it('is not changed by an answer that comes after a newer one', async () => {
  const asked: Route[] = [];
  const { page } = await stage.show(TWO, {
    prepare: (page) => page.route(`**${SUMMARY}*`, (route) => void asked.push(route)),
  });
  const answer = (index: number, items: number) => asked[index]?.fulfill({ json: { items } });
  const quantity = page.locator('.sqs-cart-quantity').first();
  await eventually(() => asked.length).toBe(1);
  await update(page, "{ items: 'lots' }");
  await eventually(() => asked.length).toBe(2);
  await answer(1, 5);
  await eventually(() => quantity.textContent()).toBe('5');
  await answer(0, 3);
  await settled(page, 100);
  expect(await quantity.textContent()).toBe('5');
});

it('a floating cart that published pages hide comes up with the first item', async () => {
  const floating = `<style>.hidden { display: none }</style><div id="floatingCart" class="floating-cart hidden">${INDICATOR}</div>`;
  const { page } = await stage.show(pageOf({ body: floating }));
  await page.locator('a.cart-empty').waitFor({ state: 'attached' });
  expect(await link(page).isVisible()).toBe(false);
  await update(page, "{ items: 1, subtotal: '5.00' }");
  await link(page).waitFor();
  await page.evaluate('mortar.unmount()');
  expect(await link(page).isVisible()).toBe(false);
});

it('is right after Back, and in another tab', async () => {
  const { page, context } = await showWithCart(stage, TWO, { 'ash-bowl': 1 });
  await link(page).getByText('1 item in cart').waitFor({ state: 'attached' });
  const other = await context.newPage();
  await other.goto(`${stage.server.url}/shop/`);
  await other.locator('.cart-initialized').waitFor();
  await other.locator('button[value="country-loaf"]').click();
  await link(page).getByText('2 items in cart').waitFor({ state: 'attached' });
  await page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))");
  await other.locator('button[value="country-loaf"]').click();
  await link(other).getByText('3 items in cart').waitFor({ state: 'attached' });
  await settled(page, 100);
  expect(await page.locator('.sqs-cart-quantity').first().textContent()).toBe('2'); // it listens no more
  await addToCart(page, stage, 'country-loaf', 3);
  await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
  await link(page).getByText('6 items in cart').waitFor({ state: 'attached' });
  await other.locator('button[value="country-loaf"]').click();
  await link(page).getByText('7 items in cart').waitFor({ state: 'attached' });
});

it.each([
  ['an error', { status: 500 }],
  ['no JSON', { malformed: true }],
  ['something else', { status: 200, body: '{"items":"many"}' }],
])("where the shop answers with %s, the server's words stay", async (_what, fault) => {
  stage.server.faults.add({ path: SUMMARY, ...fault });
  const { page, messages, errors } = await stage.show(TWO);
  await eventually(() => messages.filter(({ type }) => type === 'error').length).toBeGreaterThan(0);
  expect(await link(page).innerText()).toBe('Cart – –');
  expect(await link(page).getAttribute('class')).not.toMatch(/cart-(initialized|empty)/);
  expect(errorsIn(await arrived(stage, ERRORS))).toHaveLength(1);
  expect(errors).toEqual([]);
});

it.each([
  ['HUF', 'HUF 64.00', 'HUF 1,234.50'],
  ['KRW', 'KRW 64', 'KRW 1,235'],
  ['Forint', '1 200 Ft', '1 200 Ft'],
])(
  'in %s, without a sign of ours, the amount follows the cart: %j, then %j',
  async (currency, first, then) => {
    const body = `<main>${INDICATOR.replace('native">–', 'native">1 200 Ft')}</main>`;
    const context = { websiteSettings: { storeSettings: { selectedCurrency: currency } } };
    const { page, errors } = await showWithCart(stage, pageOf({ body, context }), { 'ash-bowl': 2 });
    const amount = async () => (await page.locator('.sqs-cart-subtotal').textContent())?.replace(/\s/g, ' ');
    await page.locator('a.cart-initialized:not(.cart-empty)').waitFor();
    expect(await amount()).toBe(first);
    await update(page, "{ items: 3, subtotal: '1234.50' }");
    expect(await amount()).toBe(then);
    await update(page, "{ items: 4, subtotal: '3 600 Ft' }");
    expect(await amount()).toBe('3 600 Ft');
    expect(errors).toEqual([]);
  },
);

it('an update without a subtotal keeps the one that is known, unless it empties the cart', async () => {
  const { page } = await showWithCart(stage, TWO, { 'ash-bowl': 2 });
  const amount = page.locator('.sqs-cart-subtotal').first();
  await eventually(() => amount.textContent()).toBe('€64.00');
  await update(page, '{ items: 5 }');
  expect(await page.locator('.sqs-cart-quantity').first().textContent()).toBe('5');
  expect(await amount.textContent()).toBe('€64.00');
  await update(page, '{ items: 0 }');
  await eventually(() => amount.textContent()).toBe('€0.00');
});

it.each([
  ['an icon', '<svg width="9" height="9"><use href="#cart"></use></svg> 0'],
  ['a word', '0 <em>items</em>'],
  ['an element around the number', '\n <span> <b>0</b> </span>\n'],
])('shows the count whatever stands in its place: %s', async (_what, inside) => {
  const { page } = await showWithCart(
    stage,
    pageOf({
      body: `<a class="sqs-custom-cart" href="/cart"><span class="sqs-cart-quantity">${inside}</span></a>`,
    }),
    { 'ash-bowl': 2 },
  );
  await page.locator('a.cart-initialized').waitFor();
  await eventually(() => page.locator('.sqs-cart-quantity').innerText()).toBe('2');
});
