import { expect, it } from 'vitest';
import { axeFaults } from './axe';
import { pageOf, useStage } from './harness';

const stage = useStage();
const WORDS =
  'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.';

/** One as authors write it, one that a script of the page follows. */
const LINKS = `<main><h1>Shop</h1>
  <p><a href="/commerce/goto-checkout">To the checkout</a></p>
  <p class="sqs-block-button"><a href="/commerce/goto-checkout?from=hero"><b>Buy</b></a></p>
  <p><a href="https://elsewhere.example/commerce/goto-checkout">Elsewhere</a></p></main>`;

it.each(['To the checkout', 'Buy'])('without a cart, "%s" says why it leads nowhere', async (name) => {
  const { page, errors } = await stage.show(pageOf({ body: LINKS }));
  await page.getByText(name).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(WORDS).waitFor();
  expect(await dialog.getByRole('button').count()).toBe(1);
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button').click();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/fixture');
  expect(errors).toEqual([]);
});

it.each(['To the checkout', 'Buy'])('with a cart, "%s" leads to the checkout', async (name) => {
  const { page } = await stage.show(pageOf({ body: LINKS }), { cookies: { CART: 'c1' } });
  await page.getByText(name).click();
  await page.waitForURL('**/commerce/goto-checkout**');
});

it("another site's checkout is that site's", async () => {
  const { page } = await stage.show(pageOf({ body: LINKS }), {
    prepare: (page) =>
      page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'There' })),
  });
  await page.getByText('Elsewhere').click();
  await page.waitForURL('https://elsewhere.example/**');
});
