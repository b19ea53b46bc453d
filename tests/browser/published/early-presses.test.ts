import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { CART, INDICATOR } from '../commerce/shop-page';
import { eventually } from '../eventually';
import { pageOf, useStage, type Visit, type VisitOptions } from '../harness';
import { lateRequests } from '../late-requests';
import { headerPage, PHONE } from './header-page';
import { section } from './section-page';

const stage = useStage();

interface SlowVisit extends Visit {
  /** Answers what the page has asked for so far, and from now on at once. */
  arrive(): void;
}

/** A page whose chunks, all or some, wait until `arrive` is called. */
async function showSlowly(
  html: string,
  { late = /\/chunks\//, ...options }: VisitOptions & { late?: RegExp } = {},
): Promise<SlowVisit> {
  const { arrive, holdBack } = lateRequests();
  const prepare = async (page: Page) => {
    await options.prepare?.(page);
    await holdBack(page, late);
  };
  return { ...(await stage.show(html, { ...options, prepare })), arrive };
}

/** The next page's chunks wait too, and some browsers tell of its load only after them. */
const ARRIVED = { waitUntil: 'commit' } as const;

/** As the server prints each page of a site. */
const onCollection = (html: string) =>
  html.replace('<body', '<body id="collection-6a0000000000000000000001"');

const shop = (content: string) =>
  onCollection(pageOf({ body: `<main>${section(content)}</main>` })).replace(
    '<body',
    '<body class="sqs-seven-one"',
  );

const product = (inner: string) =>
  shop(`<h1>Shop</h1><article class="ProductItem" data-item-id="ash-bowl">${inner}</article>${INDICATOR}`);

const BUTTON = '<div class="sqs-add-to-cart-button" role="button" tabindex="0">Into the cart</div>';

const STEPS =
  '<div class="product-quantity-input-wrapper"><button><i class="decrease-icon"></i>Fewer</button><input aria-label="How many" type="number" min="1" value="1"><button><i class="increase-icon"></i>More</button></div>';

const OPTIONS =
  '<div class="product-variants"><div class="variant-option" data-variant-option-name="Glaze"><input type="radio" name="glaze" value="Ash" id="ash"><label role="button" tabindex="0" for="ash">Ash</label></div></div>';

const GALLERY = `<section class="ProductItem-gallery"><div class="ProductItem-gallery-slides">${['front', 'back'].map((name) => `<div class="ProductItem-gallery-slides-item"><p>The ${name}</p></div>`).join('')}</div><div class="ProductItem-gallery-thumbnails">${['front', 'back'].map((name) => `<div class="ProductItem-gallery-thumbnails-item">See the ${name}</div>`).join('')}</div></section>`;

const LIST = shop(
  `<div class="user-items-list-carousel" data-controller="UserItemsListCarousel" data-max-columns="1"><div tabindex="0"><ul class="user-items-list-carousel__slides">${['Rye', 'Wheat', 'Oat'].map((name) => `<li style="min-width:100%">${name}</li>`).join('')}</ul></div><button class="user-items-list-carousel__arrow-button user-items-list-carousel__arrow-button--left">Back</button><button class="user-items-list-carousel__arrow-button user-items-list-carousel__arrow-button--right">On</button></div>`,
);

const classic = (body: string) =>
  onCollection(
    pageOf({
      head: '<style>#mobileNav{display:none}#mobileNav.menu-open{display:block}main{min-height:3000px}</style>',
      body: `${body}<main><h1>Loaves</h1></main>`,
    }),
  );

const MENU = '<nav id="mobileNav"><a href="/rye">Rye</a></nav>';

const sent = ({ requests }: Visit) => requests.filter((url) => url.includes(`${CART}/items`)).length;

describe('a press that comes before its code counts once it has come', () => {
  it('adds to the cart, once', async () => {
    const visit = await showSlowly(product(BUTTON));
    const button = visit.page.getByRole('button', { name: 'Into the cart' });
    await button.click();
    await button.click();
    visit.arrive();
    await visit.page.locator('.mortar-toast').getByText('1 item in cart').waitFor();
    expect(sent(visit)).toBe(1);
  });

  it.each(['published-sections', 'section-shop'])('adds to the cart if only %s is late', async (name) => {
    const late = new RegExp(`/chunks/${name}-`);
    const visit = await showSlowly(product(BUTTON), { late });
    await eventually(() => visit.requests.some((url) => late.test(url))).toBe(true);
    await visit.page.getByRole('button', { name: 'Into the cart' }).click();
    visit.arrive();
    await visit.page.locator('.mortar-toast').getByText('1 item in cart').waitFor();
    expect(sent(visit)).toBe(1);
  });

  it('adds to the cart by keyboard, and does not scroll', async () => {
    const visit = await showSlowly(product(`${BUTTON}<div style="height:3000px"></div>`));
    await visit.page.getByRole('button', { name: 'Into the cart' }).press(' ');
    visit.arrive();
    await visit.page.locator('.mortar-toast').getByText('1 item in cart').waitFor();
    expect(await visit.page.evaluate('scrollY')).toBe(0);
  });

  it("adds to the cart by a button in the page's form, which is not sent", async () => {
    const form = `<form action="/elsewhere">${BUTTON.replace(/div/g, 'button')}</form>`;
    const visit = await showSlowly(product(form));
    await visit.page.getByRole('button', { name: 'Into the cart' }).click();
    visit.arrive();
    await visit.page.locator('.mortar-toast').getByText('1 item in cart').waitFor();
    expect(new URL(visit.page.url()).pathname).toBe('/fixture');
  });

  it('changes the number of products', async () => {
    const { page, arrive } = await showSlowly(product(STEPS + BUTTON));
    await page.getByRole('button', { name: 'More' }).click();
    arrive();
    await eventually(() => page.getByLabel('How many').inputValue()).toBe('2');
  });

  it('chooses an option by keyboard', async () => {
    const { page, arrive } = await showSlowly(product(OPTIONS + BUTTON));
    await page.getByRole('button', { name: 'Ash' }).press('Enter');
    arrive();
    await eventually(() => page.locator('#ash').isChecked()).toBe(true);
  });

  it("selects a product's picture", async () => {
    const { page, arrive } = await showSlowly(product(GALLERY));
    await page.getByText('See the back').click();
    arrive();
    await page.locator('.ProductItem-gallery-slides-item.selected', { hasText: 'The back' }).waitFor();
  });

  it("opens a shop's filters", async () => {
    const filters =
      '<div class="product-list"><button class="product-list-filters-drawer-open-button">Filters</button><div class="product-list-filters"><button class="product-list-filters-drawer-close-button">Close</button></div></div>';
    const { page, arrive } = await showSlowly(shop(filters));
    await page.getByRole('button', { name: 'Filters' }).click();
    arrive();
    await page.locator('.product-list-filters[data-is-shown=true]').waitFor();
  });

  it('leads to the page of a product', async () => {
    const item = `<div class="grid-item"><a href="/shop/ash-bowl">Ash bowl</a><div class="sqs-view-options-button" role="button" tabindex="0">Options</div></div>`;
    const { page, arrive } = await showSlowly(shop(item));
    await page.getByRole('button', { name: 'Options' }).click();
    arrive();
    await page.waitForURL('**/shop/ash-bowl');
  });

  it('moves a list', async () => {
    const { page, arrive } = await showSlowly(LIST);
    await page.getByRole('button', { name: 'On' }).click();
    arrive();
    await eventually(() => page.locator('ul').evaluate(({ scrollLeft }) => scrollLeft > 100)).toBe(true);
  });

  it("opens the header's menu, which stays open", async () => {
    const { page, arrive } = await showSlowly(onCollection(headerPage()), PHONE);
    await page.locator('.header-display-mobile .header-burger-btn').tap();
    arrive();
    await page.getByRole('link', { name: 'About' }).waitFor();
    expect(await page.locator('.burger--active').count()).toBeGreaterThan(0);
  });

  it("opens a folder of the header's navigation", async () => {
    const { page, arrive } = await showSlowly(onCollection(headerPage()), { hasTouch: true });
    await page.getByRole('button', { name: 'Breads' }).tap();
    arrive();
    await page.getByRole('link', { name: 'Rye' }).waitFor();
  });

  it('opens the menu of a 7.0 template, whose link leads nowhere', async () => {
    const { page, arrive } = await showSlowly(
      classic(`<a class="mobile-nav-toggle" href="#">Menu</a>${MENU}`),
      PHONE,
    );
    await page.getByText('Menu').click();
    arrive();
    await page.getByRole('link', { name: 'Rye' }).waitFor();
    expect(page.url()).not.toContain('#');
  });
});

describe('meanwhile the browser itself does', () => {
  it('what a link asks for, also with a key for another tab', async () => {
    const visit = await showSlowly(product(BUTTON));
    const opened = visit.context.waitForEvent('page');
    await visit.page.getByRole('link', { name: 'Cart' }).click({ modifiers: ['Control'] });
    await opened;
    await visit.page.getByRole('link', { name: 'Cart' }).click();
    await visit.page.waitForURL('**/cart', ARRIVED);
  });

  it('what fields and their labels do', async () => {
    const { page } = await showSlowly(product(OPTIONS + STEPS + BUTTON));
    await page.getByRole('button', { name: 'Ash' }).click();
    expect(await page.locator('#ash').isChecked()).toBe(true);
    await page.getByLabel('How many').press('End');
    await page.getByLabel('How many').press('7');
    await page.getByLabel('How many').press('ArrowUp');
    expect(await page.getByLabel('How many').inputValue()).toBe('18');
  });

  it('what a click with a key means, which is not a press', async () => {
    const visit = await showSlowly(product(BUTTON));
    await visit.page.evaluate("addEventListener('click', ({ isTrusted }) => { window.isOwn = isTrusted })");
    await visit.page.getByRole('button', { name: 'Into the cart' }).click({ modifiers: ['Shift'] });
    expect(await visit.page.evaluate('isOwn')).toBe(true);
  });

  it.each([
    [
      'a link of a template',
      classic(`<a class="mobile-nav-toggle" href="#mobileNav">Press</a>${MENU}`),
      '/fixture#mobileNav',
    ],
    [
      'a link of a block',
      pageOf({ body: '<div class="sqs-block sqs-block-button"><a href="/about">Press</a></div>' }),
      '/about',
    ],
    [
      'a button of a form',
      product('<form action="/elsewhere"><button class="sqs-add-to-cart-button">Press</button></form>'),
      '/elsewhere?',
    ],
  ])('after 2.5 seconds, whatever %s would have done', async (_what, html, address) => {
    const { page } = await showSlowly(html, { clock: true });
    await page.clock.pauseAt(Date.now() + 10_000);
    await page.getByText('Press').click();
    await page.clock.runFor(2400);
    expect(page.url()).toBe(`${stage.server.url}/fixture`);
    await page.clock.runFor(100);
    await page.waitForURL(stage.server.url + address, ARRIVED);
  });

  it.each(['section-shop', 'published-sections', 'published'])(
    'the same at once, where %s fails',
    async (name) => {
      const form = `<form action="/elsewhere">${BUTTON.replace(/div/g, 'button')}</form>`;
      const visit = await showSlowly(product(form), { clock: true });
      await visit.page.route(new RegExp(`/chunks/${name}-`), (route) => route.abort());
      await visit.page.clock.pauseAt(Date.now() + 10_000); // the patience of 2.5 seconds never ends
      await visit.page.getByRole('button', { name: 'Into the cart' }).click();
      visit.arrive();
      await visit.page.waitForURL('**/elsewhere*');
      expect(visit.errors).toEqual([]);
    },
  );
});

describe('the code of what is in view', () => {
  it.each([
    ['a product', product(BUTTON), ['section-shop', 'cart']],
    ['pictures of a product', product(GALLERY), ['product-gallery']],
    ['a list', LIST, ['section-lists', 'gallery-layout', 'gallery-motion']],
  ])('is requested together with that of sections: %s', async (_name, html, names) => {
    const late = /published-sections/;
    const { requests } = await showSlowly(html, { late });
    for (const name of ['published-sections', ...names])
      await eventually(() => requests.some((url) => url.includes(`/chunks/${name}-`))).toBe(true);
  });

  it('waits for a visitor who comes near', async () => {
    const { page, requests } = await showSlowly(product(`<div style="height:3000px"></div>${BUTTON}`), {
      late: /never/,
    });
    const isRequested = () => requests.some((url) => url.includes('section-shop'));
    await page.waitForSelector('.page-section[data-active]');
    expect(isRequested()).toBe(false);
    await page.getByText('Into the cart').scrollIntoViewIfNeeded();
    await eventually(isRequested).toBe(true);
  });
});
