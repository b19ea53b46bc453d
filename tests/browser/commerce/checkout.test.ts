import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { pageOf, useStage } from '../harness';
import { until } from '../until';

const stage = useStage();
const WORDS =
  'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.';

/** One as authors write it, one that a script of the page follows. */
const LINKS = `<main><h1>Shop</h1>
  <p><a href="/commerce/goto-checkout">To the checkout</a></p>
  <p class="sqs-block-button"><a href="/commerce/goto-checkout?from=hero"><b>Buy</b></a></p>
  <p><a href="/commerce/goto-checkout/?from=footer">To the till</a></p>
  <p><a href="https://elsewhere.example/commerce/goto-checkout">Elsewhere</a></p></main>`;

it.each(['To the checkout', 'Buy', 'To the till'])(
  'without a cart, "%s" says why it leads nowhere',
  async (name) => {
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
  },
);

it('without a cart, a double click says why only once, and each later click again', async () => {
  const { page } = await stage.show(pageOf({ body: LINKS }));
  const dialog = page.getByRole('dialog');
  await page.getByText('To the checkout').dblclick();
  for (let visit = 0; visit < 2; visit++) {
    await dialog.first().waitFor();
    await dialog.first().getByRole('button').click();
    await dialog.first().waitFor({ state: 'detached' });
    expect(await dialog.count()).toBe(0);
    if (!visit) await page.getByText('To the checkout').click();
  }
});

it.each(['To the checkout', 'Buy'])('with a cart, "%s" leads to the checkout', async (name) => {
  const { page } = await stage.show(pageOf({ body: LINKS }), { cookies: { CART: 'c1' } });
  await page.getByText(name).click();
  await page.waitForURL('**/commerce/goto-checkout**');
});

it.each([
  ['by a relative address', '<base href="/commerce/"><a href="goto-checkout">Pay now</a>'],
  ['by an address from the root', '<a href="commerce/goto-checkout">Pay now</a>'],
  ['in the outermost window', '<a href="/commerce/goto-checkout" target="_top">Pay now</a>'],
  ['in the window around', '<a href="/commerce/goto-checkout" target="_parent">Pay now</a>'],
])('a link that leads there %s is one to the checkout', async (_how, link) => {
  const { page } = await stage.show(
    pageOf({ body: link, tag: `<script async src="${stage.server.url}/mortar.js"></script>` }),
  );
  await page.getByText('Pay now').click();
  await page.getByRole('dialog').getByText(WORDS).waitFor();
  expect(new URL(page.url()).pathname).toBe('/fixture');
});

it("another site's checkout is that site's", async () => {
  const { page } = await stage.show(pageOf({ body: LINKS }), {
    prepare: (page) =>
      page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'There' })),
  });
  await page.getByText('Elsewhere').click();
  await page.waitForURL('https://elsewhere.example/**');
});

const FORMS = `<main><h1>Shop</h1>
  <form action="/commerce/goto-checkout"><button name="from" value="form">Pay</button></form>
  <form action="/fixture"><button formaction="/commerce/goto-checkout">Pay at once</button></form>
  <form action="/commerce/goto-checkout"><button formaction="/elsewhere">Not yet</button></form></main>`;

describe.each(['Pay', 'Pay at once'])('a form whose button is "%s"', (name) => {
  it('says without a cart why it leads nowhere', async () => {
    const { page, errors } = await stage.show(pageOf({ body: FORMS }));
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByText(WORDS).waitFor();
    expect(new URL(page.url()).pathname).toBe('/fixture');
    expect(errors).toEqual([]);
  });

  it('leads to the checkout with one', async () => {
    const { page } = await stage.show(pageOf({ body: FORMS }), { cookies: { CART: 'c1' } });
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForURL('**/commerce/goto-checkout**');
  });
});

it('a button that leads elsewhere does so', async () => {
  const { page } = await stage.show(pageOf({ body: FORMS }));
  await page.getByRole('button', { name: 'Not yet' }).click();
  await page.waitForURL('**/elsewhere**');
});

it('where the dialog does not load, the browser says why', async () => {
  const { page } = await stage.show(pageOf({ body: LINKS }), {
    prepare: (page) => page.route('**/chunks/dialog-*', (route) => route.abort()),
  });
  const said = page.waitForEvent('dialog').then(async (dialog) => {
    const message = dialog.message();
    await dialog.dismiss();
    return message;
  });
  await page.getByText('To the checkout').click();
  expect(await said).toBe(WORDS);
  expect(new URL(page.url()).pathname).toBe('/fixture');
});

it.each(['To the checkout', 'Pay'])(
  'where nothing loads, "%s" leads to the server, which says why',
  async (name) => {
    const { page } = await stage.show(pageOf({ body: LINKS + FORMS }), {
      prepare: (page) => page.route('**/chunks/checkout-*', (route) => route.abort()),
    });
    await page.getByText(name, { exact: true }).click();
    await page.waitForURL('**/commerce/goto-checkout**');
  },
);

describe('what only looks like the checkout is left to the browser', () => {
  const HARM = "javascript:void(document.title='harmed')//";
  const LURES = `<main><h1>Shop</h1>
    <p><a href="${HARM}/commerce/goto-checkout">Lure</a></p>
    <p><a href="javascript://HOST/%0adocument.title='harmed'//commerce/goto-checkout">Lure with a host</a></p>
    <p><a target="_blank" href="${HARM}/commerce/goto-checkout">Lure beside</a></p>
    <p><a href="/commerce/goto-checkout">To the checkout</a></p></main>`;
  /** A guard of the page's own. */
  const GUARD = `addEventListener('click', (event) => {
    if (event.target.closest('a').protocol === 'javascript:') event.preventDefault();
  });`;

  it.each(['Lure', 'Lure with a host', 'Lure beside'])('“%s” meets the guards of the page', async (name) => {
    const body = LURES.replace('HOST', new URL(stage.server.url).host);
    const { page } = await stage.show(pageOf({ body }), { before: GUARD });
    await page.getByText(name, { exact: true }).click();
    await page.getByText('To the checkout').click();
    await page.getByRole('dialog').getByText(WORDS).waitFor();
    expect(await page.title()).toBe('Fixture');
  });

  it('a key that is held down keeps its meaning', async () => {
    const { page } = await stage.show(pageOf({ body: LURES }));
    await page.getByText('Lure', { exact: true }).click({ modifiers: ['ControlOrMeta'] });
    await page.getByText('To the checkout').click();
    await page.getByRole('dialog').getByText(WORDS).waitFor();
    expect(await page.title()).toBe('Fixture');
  });
});

describe('the checkout in another window is the browser’s business', () => {
  const BESIDE =
    '<a href="/commerce/goto-checkout">Here</a> <a href="/commerce/goto-checkout" target="_blank">Beside</a>';

  it.each([
    ['Here', { modifiers: ['ControlOrMeta' as const] }],
    ['Beside', {}],
  ])('by “%s” with %j', async (name, options) => {
    const { page, context } = await stage.show(pageOf({ body: BESIDE }));
    const [opened] = await Promise.all([context.waitForEvent('page'), page.getByText(name).click(options)]);
    await opened.waitForURL('**/commerce/goto-checkout');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

it('a button that leads elsewhere takes its value along', async () => {
  const form =
    '<form action="/commerce/goto-checkout"><button formaction="/elsewhere" name="from" value="shop">Not yet</button></form>';
  const { page } = await stage.show(pageOf({ body: form }));
  await page.getByText('Not yet').click();
  await page.waitForURL('**/elsewhere?from=shop');
});

describe('the Facebook pixel', () => {
  const PIXEL =
    "window.fbq = (...call) => { sessionStorage.fired = JSON.stringify([...JSON.parse(sessionStorage.fired ?? '[]'), call]); };";
  const STOPPED =
    '<a href="/commerce/goto-checkout" onclick="event.preventDefault()">Stopped</a> <a href="/commerce/goto-checkout" target="_blank">Beside</a>';
  const fired = 'JSON.parse(sessionStorage.fired ?? "[]")';
  const options = { cookies: { CART: 'c1' }, before: PIXEL };

  it.each(['To the checkout', 'Pay', 'Pay at once'])('hears of the hand-off by "%s"', async (name) => {
    const { page } = await stage.show(pageOf({ body: LINKS + FORMS }), options);
    await page.getByText(name, { exact: true }).click();
    await page.waitForURL('**/commerce/goto-checkout**');
    expect(await page.evaluate(fired)).toEqual([['track', 'InitiateCheckout']]);
  });

  it('hears of it on a page that is left before its timers run', async () => {
    const never = 'window.setTimeout = () => 0;';
    const { page } = await stage.show(pageOf({ body: LINKS + FORMS }), options);
    await page.evaluate(never);
    await page.getByText('To the checkout').click();
    await page.waitForURL('**/commerce/goto-checkout**');
    expect(await page.evaluate(fired)).toEqual([['track', 'InitiateCheckout']]);
  });

  it('hears nothing of one that was stopped, and nothing before a yes', async () => {
    const cookieSettings = { isRestrictiveCookiePolicyEnabled: true };
    const { page } = await stage.show(pageOf({ body: STOPPED, context: { cookieSettings } }), options);
    await page.getByText('Stopped').click();
    await page.getByText('Beside').click();
    const handOffs = "mortar.requests().filter(({ url }) => url.includes('fbq'))";
    await until(page, `${handOffs}.length`);
    expect(await page.evaluate(`${handOffs}.map(({ outcome }) => outcome)`)).toEqual(['held']);
    expect(await page.evaluate(fired)).toEqual([]);
    await page.evaluate('mortar.consent.set(true)');
    await until(page, `${fired}.length`);
    expect(await page.evaluate(fired)).toEqual([['track', 'InitiateCheckout']]);
  });
});
