import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { CART, INDICATOR } from '../commerce/shop-page';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { lateRequests } from '../late-requests';
import { until } from '../until';
import { arrived } from '../wire';
import { section, showSections } from './section-page';

const stage = useStage();

interface Size {
  readonly name: string;
  readonly price?: string;
  readonly sale?: string;
  readonly left?: number;
}

const SIZES: readonly Size[] = [
  { name: 'Small', left: 4 },
  { name: 'Wide', price: '31.00', left: 0 },
  { name: 'Tall', price: '31.00', sale: '24.00' },
];

/** As pages of products write their variants around the options. */
const written = ({ name, price = '18.00', sale, left }: Size, index: number) => ({
  attributes: { Size: name },
  sku: `BOWL-${name}`,
  priceMoney: { currency: 'EUR', value: price },
  salePriceMoney: { currency: 'EUR', value: sale ?? '0.00' },
  onSale: sale !== undefined,
  unlimited: left === undefined,
  qtyInStock: left ?? 0,
  imageIds: [`view-${index + 1}`],
});

/** As newer pages have them in their context. */
const inContext = ({ name, price = '18.00', left }: Size) => ({
  attributes: { Size: name },
  sku: `BOWL-${name}`,
  price: { currencyCode: 'EUR', decimalValue: price },
  stock: left === undefined ? { unlimited: true } : { unlimited: false, quantity: left },
});

const LIST = `<div class="variant-select-wrapper"><select aria-label="Size" data-variant-option-name="Size"><option value="">Which size?</option>${SIZES.map(({ name }) => `<option>${name}</option>`).join('')}</select></div>`;

const BUTTONS = `<div class="variant-radiobtn-wrapper" data-variant-option-name="Size">${SIZES.map(({ name }) => `<input type="radio" name="size" value="${name}" id="size-${name}" style="display:none"><label role="button" tabindex="0" for="size-${name}">${name}</label>`).join('')}</div>`;

const options = (choice = LIST) =>
  `<div class="product-variants" data-variants='${JSON.stringify(SIZES.map(written))}'><div class="variant-option">${choice}</div></div>`;

const QUANTITY =
  '<div class="product-quantity-input"><input aria-label="How many" type="number" min="1" max="20" value="1"></div>';

/** It becomes a button with its code, so that a press waits for it. */
const button = (attributes = '') => `<div class="sqs-add-to-cart-button" ${attributes}>Into the cart</div>`;

const product = (inner: string) =>
  section(
    `<h1>Shop</h1><article class="ProductItem" data-item-id="ash-bowl"><h2>Ash bowl</h2><div class="product-price">from €18.00</div>${inner}</article>${INDICATOR}`,
  );

/** Controls have the size and the distance that published style sheets give them. */
const ROOMY =
  'a,input,select,label,.slide,.sqs-add-to-cart-button,.ProductItem-gallery-thumbnails-item{display:inline-block;min-width:24px;min-height:24px;margin:8px}';

const show = (html: string, context: object = {}) =>
  showSections(stage, html, { context, css: `.variant-out-of-stock{margin:0}${ROOMY}` });

const press = (page: Page) => page.getByRole('button', { name: 'Into the cart' }).click();
const price = (page: Page) => page.locator('.product-price').innerText();
const inCart = (page: Page) => page.locator('.sqs-cart-quantity').innerText();

/** What the shop was sent, in order. */
const sent = async () => (await arrived(stage, `${CART}/items`)).map(({ body }) => JSON.parse(body));

/** By a key: what a driver fills into a field of numbers is no edit in every browser. */
const more = (page: Page) => page.getByLabel('How many').press('ArrowUp');

describe('the page of a product', () => {
  it('puts what was chosen into the cart, as often as wanted, and says so', async () => {
    const { page, errors } = await show(product(options() + QUANTITY + button()));
    await page.getByLabel('Size').selectOption('Small');
    await more(page);
    await more(page);
    await press(page);
    expect(await sent()).toEqual([{ productId: 'ash-bowl', sku: 'BOWL-Small', quantity: 3 }]);
    await page.locator('.mortar-toast').getByText('3 items in cart').waitFor();
    await eventually(() => inCart(page)).toBe('3');
    expect(errors).toEqual([]);
  });

  it.each([
    ['without options', '', ''],
    ['as the chosen variant', options(), '&sku=BOWL-Small'],
  ])('leads to the checkout of a gift card, %s, and puts none into the cart', async (_how, choice, sku) => {
    const context = { website: { id: 'potters' } };
    const { page, requests } = await show(product(choice + button('data-product-type="4"')), context);
    if (choice) await page.getByLabel('Size').selectOption('Small');
    await press(page);
    await page.waitForURL(`**/checkout/giftcard?websiteId=potters&giftCardProductId=ash-bowl${sku}`);
    expect(requests.filter((url) => url.includes(`${CART}/items`))).toEqual([]);
  });

  it.each([
    ['its owner has not named it', 'false', 'Add To Cart', 'Purchase'],
    ['its owner has named it', 'true', 'Add To Cart', 'Add To Cart'],
    ['the server speaks another language', 'false', 'In den Warenkorb', 'In den Warenkorb'],
  ])('says what the button of a gift card does, where %s', async (_where, isNamed, written, shown) => {
    const card = `<div class="sqs-add-to-cart-button" data-product-type="4" data-use-custom-label="${isNamed}" data-original-label="${written}"><div class="sqs-add-to-cart-button-inner">${written}</div></div>`;
    const { page } = await show(product(card));
    await page.getByRole('button', { name: shown, exact: true }).waitFor();
    await page.evaluate('mortar.unmount()');
    await eventually(() => page.locator('.sqs-add-to-cart-button-inner').innerText()).toBe(written);
  });

  it('asks for an option that is missing, at the place where it is chosen', async () => {
    const { page, requests } = await show(product(options() + button()));
    await press(page);
    await page.getByText('Select an option').waitFor();
    expect(await page.evaluate('document.activeElement.tagName')).toBe('SELECT');
    expect(requests.filter((url) => url.includes(`${CART}/items`))).toEqual([]);
  });

  it("shows the chosen variant's price, also on sale, and the server's text without a choice", async () => {
    const { page } = await show(product(options() + button()));
    await page.getByLabel('Size').selectOption('Small');
    await eventually(() => price(page)).toBe('€18.00');
    await page.getByLabel('Size').selectOption('Tall');
    await eventually(() => price(page)).toBe('€24.00 €31.00');
    expect(await page.locator('s.original-price').innerText()).toBe('€31.00');
    await page.getByLabel('Size').selectOption('');
    await eventually(() => price(page)).toBe('from €18.00');
  });

  it('says that a variant is sold out, and sells none', async () => {
    const { page, requests } = await show(product(options() + button()));
    const note = page.locator('.product-variants').getByText('Sold out');
    await page.getByLabel('Size').selectOption('Wide');
    await note.waitFor();
    await press(page);
    await page.locator('.mortar-toast').getByText('Sold out').waitFor();
    expect(requests.filter((url) => url.includes(`${CART}/items`))).toEqual([]);
    await page.getByLabel('Size').selectOption('Small');
    await note.waitFor({ state: 'detached' });
  });

  it('says how few are left of the chosen variant, and only of that', async () => {
    const left = (size: string, text: string) =>
      `<div class="product-scarcity" data-variant-attributes='{"Size":"${size}"}' hidden>${text}</div>`;
    const notes = left('Small', 'Only 4 left') + left('Tall', 'The last one');
    const { page } = await show(product(notes + options() + button()));
    await page.getByLabel('Size').selectOption('Small');
    await page.getByText('Only 4 left').waitFor();
    expect(await page.getByText('The last one').isVisible()).toBe(false);
    await page.getByLabel('Size').selectOption('Wide');
    await page.getByText('Only 4 left').waitFor({ state: 'hidden' });
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('.product-scarcity:not([hidden])').count()).toBe(0);
  });

  it('keeps the address that a waiting list asks for, and says that it is not sent', async () => {
    const form =
      '<div class="product-restock-notification"><form class="product-restock-form" action="#"><input name="email" aria-label="Email"><input type="submit" value="Notify me"></form></div>';
    const { page } = await show(product(form + options() + button()));
    await page.locator('.variant-out-of-stock').waitFor({ state: 'attached' });
    await page.getByLabel('Email').fill('ann@bakery.test');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await page.locator('.mortar-toast').getByText('Unable to send form').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('ann@bakery.test');
    expect(page.url()).not.toContain('email');
  });

  it('has options that the keyboard chooses where they look like buttons', async () => {
    const { page } = await show(product(options(BUTTONS) + button()));
    const wide = page.getByRole('button', { name: 'Wide' });
    await eventually(() => wide.getAttribute('aria-pressed')).toBe('false');
    await wide.press('Enter');
    await eventually(() => wide.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Tall' }).press(' ');
    await eventually(() => price(page)).toBe('€24.00 €31.00');
    expect(await wide.getAttribute('aria-pressed')).toBe('false');
  });

  it.each(['before', 'after'])(
    'shows the picture of the variant that is chosen %s its gallery works',
    async (when) => {
      const slide = (index: number) =>
        `<div class="ProductItem-gallery-slides-item" data-image-id="view-${index}"><p>View ${index}</p></div>`;
      const controls = '<div class="ProductItem-gallery-carousel-controls"></div>';
      const gallery = `<section class="ProductItem-gallery"><div class="ProductItem-gallery-slides">${controls}${[1, 2, 3].map(slide).join('')}</div></section>`;
      const { arrive, holdBack } = lateRequests();
      const { page } = await showSections(stage, product(gallery + options()), {
        css: '.ProductItem-gallery-slides-item{display:none}.ProductItem-gallery-slides-item.selected{display:block}',
        prepare: (page) => holdBack(page, '**/product-gallery-*'),
      });
      const mounted = page.locator('.ProductItem-gallery .next-slide');
      if (when === 'after') {
        arrive();
        await mounted.first().waitFor({ state: 'attached' });
      }
      await page.getByText('View 1').waitFor();
      await page.getByLabel('Size').selectOption('Tall');
      await eventually(() => price(page)).toBe('€24.00 €31.00');
      arrive();
      await page.getByText('View 3').waitFor();
      expect(await page.getByText('View 1').isVisible()).toBe(false);
    },
  );

  it.each([
    ['in a list', LIST, (page: Page) => page.locator('.narrow').getByLabel('Size').selectOption('Tall')],
    ['with buttons', BUTTONS, (page: Page) => page.getByRole('button', { name: 'Tall' }).click()],
  ])(
    'is sold by what is chosen where it is seen, %s, if phones have a copy of it',
    async (_how, choice, choose) => {
      const copy = (className: string) =>
        `<div class="${className}"><section class="product-details pdp-details"><div class="product-price">from €18.00</div>${options(choice)}${QUANTITY}${button()}</section></div>`;
      const both = `<article class="ProductItem" data-item-id="ash-bowl"><div class="pdp-layout">${copy('wide')}${copy('narrow')}</div></article>${INDICATOR}`;
      const { page } = await showSections(stage, section(both), { css: `${ROOMY}.wide{display:none}` });
      await page.locator('.narrow .variant-out-of-stock').waitFor({ state: 'attached' });
      await choose(page);
      await eventually(() => page.locator('.narrow .product-price').innerText()).toBe('€24.00 €31.00');
      if (choice === BUTTONS)
        expect(await page.getByRole('button', { name: 'Tall' }).getAttribute('aria-pressed')).toBe('true');
      await page.locator('.narrow').getByLabel('How many').press('ArrowUp');
      await press(page);
      expect(await sent()).toEqual([{ productId: 'ash-bowl', sku: 'BOWL-Tall', quantity: 2 }]);
    },
  );

  it('is chosen by buttons that hold their control, which say so', async () => {
    const held = SIZES.map(
      ({ name }) =>
        `<label role="button" tabindex="0"><input type="radio" name="size" value="${name}" style="display:none">${name}</label>`,
    );
    const choice = `<div class="variant-radiobtn-wrapper" data-variant-option-name="Size">${held.join('')}</div>`;
    const { page } = await show(product(options(choice) + button()));
    const tall = page.getByRole('button', { name: 'Tall' });
    await eventually(() => tall.getAttribute('aria-pressed')).toBe('false');
    await tall.click();
    await eventually(() => tall.getAttribute('aria-pressed')).toBe('true');
  });

  it('knows the variants of a newer page by its context, and its own buttons for the number', async () => {
    const steps =
      '<div class="product-quantity-input-wrapper"><button aria-label="Fewer"><i class="decrease-icon"></i>–</button><input aria-label="How many" type="number" min="1" value="1"><button aria-label="More"><i class="increase-icon"></i>+</button></div>';
    const html = section(
      `<div class="product-detail" data-product-id="ash-bowl"><div class="product-price"><div class="product-price-value">from €18.00</div></div><div class="product-variants"><div class="variant-option" data-variant-option-name="Size">${LIST.replace(/ data-variant-option-name="Size"/, '')}</div></div>${steps}<button class="sqs-add-to-cart-button"><span class="add-to-cart-text">Into the cart</span></button></div>${INDICATOR}`,
    );
    const { page } = await show(html, { product: { variants: SIZES.map(inContext) } });
    await page.getByLabel('Size').selectOption('Tall');
    await eventually(() => price(page)).toBe('€31.00');
    expect(await page.getByLabel('Fewer').isDisabled()).toBe(true);
    await page.getByLabel('More').click();
    expect(await page.getByLabel('Fewer').isEnabled()).toBe(true);
    await page.getByLabel('More').click();
    await page.getByLabel('Fewer').click();
    await press(page);
    expect(await sent()).toMatchObject([{ sku: 'BOWL-Tall', quantity: 2 }]);
    await eventually(() => inCart(page)).toBe('2');
  });

  it('names the number after its group, where the page names only that', async () => {
    const number =
      '<div class="product-quantity-input-wrapper"><div role="group" aria-label="How many"><input type="number" min="1" value="1"></div></div>';
    const { page } = await show(
      section(`<div class="product-detail" data-product-id="ash-bowl">${number}</div>`),
    );
    await page.getByRole('spinbutton', { name: 'How many' }).waitFor();
  });

  it('says that nothing was added when the shop does not answer, and keeps what was chosen', async () => {
    const { page } = await show(product(options() + QUANTITY + button()));
    await page.route(`**${CART}/items*`, (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByLabel('Size').selectOption('Small');
    await more(page);
    await press(page);
    await page.getByText('Unable to add item').waitFor();
    expect(await page.getByLabel('How many').inputValue()).toBe('2');
    expect(await page.getByLabel('Size').inputValue()).toBe('Small');
    expect(await page.locator('.cart-adding, .cart-added').count()).toBe(0);
  });

  it('does not sell a subscription as a single product, nor one whose form it cannot open', async () => {
    const plan = '<label><input type="radio" value="SUBSCRIPTION" checked> Each month</label>';
    const { page, requests } = await show(
      product(plan + button()) + product(button().replace('to-cart-button', 'to-cart-button use-form')),
    );
    const buttons = page.getByRole('button', { name: 'Into the cart' });
    await buttons.first().click();
    await page.getByText('Unable to add item').waitFor();
    await buttons.last().click();
    await page.getByText('Unable to open form').waitFor();
    expect(requests.filter((url) => url.includes(`${CART}/items`))).toEqual([]);
  });

  it('does not sell a product of a newer page without the form that its context names', async () => {
    const context = JSON.stringify({ product: { additionalFieldsFormId: 'glaze' } });
    const { page, requests } = await show(
      section(
        `<div class="product-detail" data-product-id="ash-bowl" data-context='${context}'>${button()}</div>${INDICATOR}`,
      ),
    );
    await press(page);
    await page.getByText('Unable to open form').waitFor();
    expect(requests.filter((url) => url.includes(`${CART}/items`))).toEqual([]);
  });
});

/** The style sheet of version 7.0 waits for a script with the button. */
const WAITING =
  '.sqs-add-to-cart-button-wrapper{visibility:hidden}#productSlideshow{position:relative;width:300px;height:200px}';

const PICTURES = `<div id="productGallery"><div id="productSlideshow">${['front', 'back'].map((side) => `<div class="slide"><img data-src="/images/bowls.svg" data-image-dimensions="900x600" data-load="false" alt="The ${side}"></div>`).join('')}</div><div id="productThumbnails">${['front', 'back'].map((side) => `<div class="slide"><img data-src="/images/bowls.svg" data-image-dimensions="900x600" data-load="false" alt="See the ${side}"></div>`).join('')}</div></div>`;

const showClassic = (inner: string, name = 'data-item-id="ash-bowl"') =>
  stage.show(
    pageOf({
      head: `<style>${WAITING}${ROOMY}</style>`,
      body: `<main id="page"><div id="productWrapper">${PICTURES}<div id="productDetails"><h1 class="product-title">Ash bowl</h1><div class="product-price">from €18.00</div>${inner}<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-editable-button" role="button" tabindex="0" ${name}><div class="sqs-add-to-cart-button-inner">Into the cart</div></div></div></div></div>${INDICATOR}</main>`,
    }).replace(
      '<body',
      '<body id="item-6a0000000000000000000001" class="collection-type-products view-item"',
    ),
  );

describe('the page of a product of version 7.0', () => {
  it('shows its button, which sells what was chosen', async () => {
    const { page, errors } = await showClassic(options() + QUANTITY);
    await page.getByLabel('Size').selectOption('Small');
    await more(page);
    await press(page);
    expect(await sent()).toEqual([{ productId: 'ash-bowl', sku: 'BOWL-Small', quantity: 2 }]);
    await eventually(() => inCart(page)).toBe('2');
    expect(errors).toEqual([]);
  });

  it('shows its button in the look of the template, which hides the one of the editor', async () => {
    const css =
      '.ProductItem-details .sqs-add-to-cart-button.sqs-editable-button{opacity:0}.sqs-editable-button{background:#000}';
    const body = `<main><article class="ProductItem" data-item-id="ash-bowl"><section class="ProductItem-details"><h1>Ash bowl</h1>${button('data-item-id="ash-bowl"').replace('to-cart-button', 'to-cart-button sqs-editable-button')}</section></article></main>`;
    const html = pageOf({ head: `<style>${css}${ROOMY}</style>`, body });
    const { page } = await stage.show(
      html.replace('<body', '<body class="collection-type-products view-item"'),
    );
    const look = () =>
      page.locator('.sqs-add-to-cart-button').evaluate((button) => {
        const { opacity, backgroundColor } = getComputedStyle(button);
        return [opacity, backgroundColor];
      });
    await eventually(look).toEqual(['1', 'rgba(0, 0, 0, 0)']);
    await press(page);
    expect(await sent()).toMatchObject([{ productId: 'ash-bowl' }]);
  });

  it('keeps its button as it is where it names no product', async () => {
    const { page } = await showClassic('', '');
    await page.getByAltText('See the front').waitFor();
    await page.waitForSelector('#productThumbnails .selected');
    expect(await page.getByText('Into the cart').isVisible()).toBe(false);
  });
});

describe('the page of a product is without fault for assistive technology', () => {
  /** A toast that fades in has too little contrast yet. */
  const faults = async (page: Page) => {
    await until(page, 'document.getAnimations().length === 0');
    return axeFaults(page);
  };
  const GALLERY = `<section class="ProductItem-gallery"><div class="ProductItem-gallery-slides tweak-product-basic-item-click-action-lightbox">${['front', 'back'].map((side) => `<div class="ProductItem-gallery-slides-item"><img data-src="/images/bowls.svg" data-image-dimensions="900x600" data-load="false" alt="The ${side}"></div>`).join('')}</div><div class="ProductItem-gallery-thumbnails">${['front', 'back'].map((side) => `<div class="ProductItem-gallery-thumbnails-item"><img data-src="/images/bowls.svg" data-image-dimensions="900x600" data-load="false" alt="See the ${side}"></div>`).join('')}</div></section>`;

  it.each([
    [
      'version 7.1',
      () => show(product(GALLERY + options() + QUANTITY + button('role="button" tabindex="0"'))),
    ],
    ['version 7.1, with options like buttons', () => show(product(options(BUTTONS) + QUANTITY + button()))],
    ['version 7.0', () => showClassic(options() + QUANTITY)],
  ])('%s', async (_name, open) => {
    const { page } = await open();
    await page.locator('.sqs-add-to-cart-button[role="button"]').waitFor();
    await page.locator('.selected, [aria-pressed]').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await press(page);
    await page.locator('.mortar-toast').getByText('Select an option').waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it('with a variant that is sold out, and one in the cart', async () => {
    const { page } = await show(product(options() + QUANTITY + button()));
    await page.getByLabel('Size').selectOption('Wide');
    await page.locator('.product-variants').getByText('Sold out').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByLabel('Size').selectOption('Tall');
    await press(page);
    await page.locator('.mortar-toast').getByText('1 item in cart').waitFor();
    await page.locator('s.original-price').waitFor();
    expect(await faults(page)).toEqual([]);
  });
});

describe('a list of products', () => {
  const item = (id: string, inner: string) =>
    `<div class="grid-item" data-item-id="${id}"><a href="/shop/${id}">${id}</a>${inner}</div>`;

  it('adds each of them by its own button, whatever the page itself sells', async () => {
    const html = section(`${item('oak-board', '')}${item('ash-bowl', button())}${INDICATOR}`);
    const { page } = await show(html, { product: { variants: [inContext({ name: 'Wide', left: 0 })] } });
    await press(page);
    expect(await sent()).toEqual([{ productId: 'ash-bowl', sku: null, quantity: 1 }]);
    await eventually(() => inCart(page)).toBe('1');
  });

  it('leads from a button for options to the page of the product', async () => {
    const html = section(
      item('ash-bowl', '<div class="sqs-view-options-button" role="button" tabindex="0">Options</div>'),
    );
    const { page } = await show(html);
    await page.getByRole('button', { name: 'Options' }).click();
    await page.waitForURL('**/shop/ash-bowl');
  });
});

describe('the list of categories of a shop, on phones', () => {
  const list = (values: readonly string[]) =>
    section(
      `<select class="product-filter-dropdown-select" aria-label="Category">${values.map((value, index) => `<option value="${value}" ${index ? '' : 'selected'}>Category ${index}</option>`).join('')}</select>`,
    );

  it('leads to the chosen one, also after the way back', async () => {
    const { page } = await show(list(['/shop', '/shop/bowls']));
    const category = page.getByLabel('Category');
    for (let visit = 0; visit < 2; visit += 1) {
      await untilMounted(page);
      await category.selectOption('Category 1');
      await page.waitForURL('**/shop/bowls');
      await page.goBack();
      await eventually(() => category.inputValue()).toBe('/shop');
    }
  });

  it('stays as it is if it holds something else', async () => {
    const { page } = await show(list(['', 'newest']));
    const before = page.url();
    await untilMounted(page);
    await page.getByLabel('Category').selectOption('newest');
    expect(page.url()).toBe(before);
    expect(await page.getByLabel('Category').inputValue()).toBe('newest');
  });

  /** The section's own mark comes with the same code. */
  const untilMounted = (page: Page) => page.locator('.page-section[data-active]').waitFor();
});

describe('the drawer with the categories and filters of a shop, on phones', () => {
  const css = `.product-list-filters{position:fixed;inset:auto 0 0;background:#fff;transform:translateY(100%)}.product-list-filters[data-is-shown=true]{transform:none}button{min-width:24px;min-height:24px}`;
  const list = section(
    '<div class="product-list"><button class="product-list-filters-drawer-open-button">Filters</button><div class="product-list-filters"><button class="product-list-filters-drawer-close-button">Close</button><select class="product-filter-dropdown-select" aria-label="Category"><option value="/shop" selected>All</option><option value="/shop/bowls">Bowls</option></select></div></div>',
  );
  const opener = (page: Page) => page.getByRole('button', { name: 'Filters' });
  const focused = (page: Page) => page.evaluate('document.activeElement.textContent');
  const isSeen = (page: Page) =>
    page
      .locator('.product-list-filters')
      .evaluate((drawer) => drawer.getBoundingClientRect().top < innerHeight);

  it('opens and closes by its buttons and by Escape, with the focus where it was', async () => {
    const { page } = await showSections(stage, list, { css });
    await eventually(() => opener(page).getAttribute('aria-expanded')).toBe('false');
    for (const leave of [
      () => page.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await opener(page).click();
      expect([await isSeen(page), await focused(page)]).toEqual([true, 'Close']);
      await leave();
      expect([await isSeen(page), await focused(page)]).toEqual([false, 'Filters']);
    }
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('[data-is-shown], [aria-expanded]').count()).toBe(0);
  });

  it('names its button with a cross', async () => {
    const crossed = list.replace('>Close</button>', '><span class="sr-only"></span><svg></svg></button>');
    const { page } = await showSections(stage, crossed, { css });
    await eventually(() => opener(page).getAttribute('aria-expanded')).toBe('false');
    await opener(page).click();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await isSeen(page)).toBe(false);
  });

  it('leads to a category from there', async () => {
    const { page } = await showSections(stage, list, { css });
    await eventually(() => opener(page).getAttribute('aria-expanded')).toBe('false');
    await opener(page).press('Enter');
    await page.getByLabel('Category').selectOption('Bowls');
    await page.waitForURL('**/shop/bowls');
  });
});

describe('a shop that another script handles', () => {
  it('is left alone', async () => {
    const taken = `<div data-controllers-bound="ProductCartButton">${product(options() + button())}</div>`;
    const ours = section(`<div class="product-block">${button('data-item-id="country-loaf"')}</div>`);
    const { page, requests } = await show(taken + ours);
    await page.getByLabel('Size').selectOption('Tall');
    await page.locator('.sqs-add-to-cart-button').first().click();
    await press(page);
    expect(await sent()).toMatchObject([{ productId: 'country-loaf' }]);
    expect(requests.filter((url) => url.includes(`${CART}/items`))).toHaveLength(1);
    expect(await price(page)).toBe('from €18.00');
  });
});
