import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { allMounted } from '../media/media-page';

const stage = useStage();
const CHECKOUT = '/checkout/donate?donatePageId=d%261';

const block = (inside: string, attributes = 'data-donate-page-id="d&amp;1"') =>
  `<div class="sqs-block donation-block sqs-block-donation" data-block-type="52" ${attributes}><div class="sqs-block-content">${inside}</div></div>`;

const KINDS = [
  ['a link without an address', block('<a class="sqs-donate-button">Donate</a>')],
  ['a button', block('<form action="/elsewhere"><button class="sqs-donate-button">Donate</button></form>')],
  ['an element that looks like one', block('<div class="sqs-donate-button">Donate</div>')],
  [
    'an element that has the id itself',
    block('<span class="sqs-donate-button" data-donate-page-id="d&amp;1">Donate</span>', ''),
  ],
] as const;

/** Controls that a visitor may press before the block's code has come. */
const EARLY = [
  ...KINDS,
  ['a link to #', '<p data-block="donation" data-donate-page-id="d&amp;1"><a href="#">Donate</a></p>'],
  ['a bare button', '<p data-block="donation" data-donate-page-id="d&amp;1"><button>Donate</button></p>'],
] as const;

/** A page whose relative addresses lead elsewhere. */
async function show(body: string) {
  const visit = await stage.show(pageOf({ body: `<main><h1>Give</h1>${body}</main>` }));
  await visit.page.evaluate(
    "document.head.insertAdjacentHTML('afterbegin', '<base href=\"https://elsewhere.example/\">')",
  );
  await allMounted(visit.page);
  return visit;
}

const leadsToCheckout = (page: Page) => page.waitForURL(stage.server.url + CHECKOUT);

it.each(EARLY)('%s that is pressed before its code has come leads to the checkout', async (_kind, html) => {
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { page } = await stage.show(pageOf({ body: html }), {
    prepare: (opened) => opened.route(/chunks\/donation/, (route) => gate.then(() => route.continue())),
  });
  await page.waitForSelector('[data-block-state="loading"]');
  await page.getByText('Donate').click();
  arrive();
  await leadsToCheckout(page);
});

describe.each(KINDS)('%s', (_kind, html) => {
  it('leads to the checkout by a click, by Enter, and beside the page with a modifier', async () => {
    const { page, errors } = await show(html);
    const [beside] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByText('Donate').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await leadsToCheckout(beside);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByText('Donate').focus();
    await page.keyboard.press('Enter');
    await leadsToCheckout(page);
    await page.goBack();
    await allMounted(page);
    await page.getByText('Donate').click();
    await leadsToCheckout(page);
    expect(errors).toEqual([]);
  });
});

it('a link with an address of its own keeps it, also where the block names no page', async () => {
  const { page } = await show(
    block('<a class="sqs-donate-button" href="/give">Donate</a>') + block('<a href="/give">Give</a>', ''),
  );
  const addresses = () =>
    page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await addresses()).toEqual(['/give', '/give']);
});

it('takes an id that is a number', async () => {
  const { page, messages } = await show(
    block('<a class="sqs-donate-button">Donate</a>', `data-block-json='{"donatePageId":12}'`),
  );
  await page.getByText('Donate').click();
  await page.waitForURL(`${stage.server.url}/checkout/donate?donatePageId=12`);
  expect(messages.filter(({ type }) => type === 'warning')).toEqual([]);
});

it('without a page to donate to the block is refused, and says why', async () => {
  const visit = await stage.show(
    pageOf({ body: block('<div class="sqs-donate-button">Donate</div>', 'data-donate-page-id=" "') }),
  );
  await visit.page.waitForSelector('[data-block-state="failed"]');
  await eventually(() =>
    visit.messages.filter(({ type }) => type === 'error').map(({ text }) => text),
  ).toEqual(['donation: donatePageId is missing']);
  await visit.page.getByText('Donate').click();
  expect(new URL(visit.page.url()).pathname).toBe('/fixture');
});

it('the links of its text are left alone', async () => {
  const { page } = await show(
    block('<p>See <a href="#about">about us</a></p><div class="sqs-donate-button">Donate</div>') +
      block('<p>See <a href="/about">more</a></p><a class="give" href="#">Give</a>'),
  );
  const addresses = () =>
    page.locator('main p a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await addresses()).toEqual(['#about', '/about']);
  expect(await page.locator('.give').getAttribute('href')).toBe(stage.server.url + CHECKOUT);
  await page.getByText('Donate').click();
  await leadsToCheckout(page);
});

it('reads the id of its button, whatever links stand before it', async () => {
  const { page } = await show(
    block(
      '<p>See <a href="/about">about us</a></p><a class="sqs-donate-button" data-donate-page-id="d&amp;1">Donate</a>',
      '',
    ),
  );
  await page.getByText('Donate').click();
  await leadsToCheckout(page);
});
