import type { Page } from 'playwright';
import type { BlockName } from '../../src/runtime/types';
import { publishedNewsletter } from '../browser/blocks/newsletter-markup';
import { eventually } from '../browser/eventually';
import { drawnForm, nativeForm, publishedForm, sendButton, TYPED } from '../browser/forms/form-page';
import { accordion, picture, publishedAccordion } from '../browser/markup';
import { covered, encoded, published, VIMEO, YOUTUBE } from '../browser/media/media-page';

/** What the contract tests need to know of one block. */
export interface Contract {
  /** The block's markup by kind; the first one is native, with `data-block`. */
  readonly markup: Readonly<Record<string, string>>;
  /** Settings of the wrong kind, as JSON text. */
  readonly wrong: readonly string[];
  /** Settings that refuse the block instead of leaving it to its defaults, with the error's text. */
  readonly refused?: readonly (readonly [json: string, message: string])[];
  /** Markup that misses parts, with the state it must end in. */
  readonly incomplete: readonly (readonly [html: string, state: 'failed' | 'mounted'])[];
  /** What the page's context must say for the block to be at home there. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** Uses the first block of the page as a visitor does, and sees that it works. */
  use(page: Page): Promise<void>;
}

const IMAGE = picture('pic', {
  box: [380, 200],
  attributes: 'data-load="false" data-stretch="true" class="thumb-image" style="opacity: 1"',
});

const slide = (id: string) =>
  `<div class="slide" data-type="image" data-slide-id="${id}"><img id="${id}" class="thumb-image" data-src="/images/loaves-${id.length}.svg" data-image-dimensions="2500x1667" data-load="false" alt="${id}"></div>`;

const SLIDES = ['first', 'second', 'third'].map(slide).join('');

const PUBLISHED_SLIDES = SLIDES.replaceAll(
  /(<img[^>]*>)/g,
  '<div class="margin-wrapper"><a role="presentation" class="image-slide-anchor content-fill"><noscript><img src="/images/jug.svg" alt=""></noscript>$1</a></div>',
);

/** As published pages write it: every sign escaped that could be. */
const GRID_DATA =
  '{"design":"grid","thumbnails-per-row":2,"square-thumbs":true,"padding":20,"lightbox":false}'
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;')
    .replaceAll('"', '&quot;');

const item = (id: string) =>
  `<div class="summary-item summary-item-record-type-text"><div class="summary-thumbnail-outer-container"><a class="summary-thumbnail-container" href="#${id}"><div class="summary-thumbnail img-wrapper"><img class="summary-thumbnail-image" data-src="/images/loaves-${id.length}.svg" data-image-dimensions="2500x1667" data-load="false" alt="${id}"></div></a></div><div class="summary-content"><a class="summary-title-link" href="#${id}">${id}</a></div></div>`;

const ITEMS = ['first', 'second', 'third', 'fourth'].map(item).join('');

const PAGER =
  '<span class="summary-carousel-pager-prev previous" tabindex="0" role="button" aria-label="Previous"></span><span class="summary-carousel-pager-next next" tabindex="0" role="button" aria-label="Next"></span>';

export const contracts: Readonly<Partial<Record<BlockName, Contract>>> = {
  accordion: {
    markup: {
      native: accordion('faq', { answers: ['One', picture('inside', { box: [300, 200] })] }),
      published: publishedAccordion('faq', 'data-is-expanded-first-item=""'),
    },
    wrong: [
      '{"allowMultipleOpenItems":"perhaps","expandFirstItem":[1,2]}',
      '{"expandFirstItem":{"toString":1}}',
    ],
    incomplete: [
      ['<div data-block="accordion"></div>', 'failed'],
      ['<div data-block="accordion"><p>Words</p><ul class="accordion-items-container"></ul></div>', 'failed'],
      [
        '<div class="sqs-block-accordion"><li class="accordion-item"><button class="accordion-item__click-target">x</button></li></div>',
        'failed',
      ],
    ],
    async use(page) {
      const button = page.locator('.accordion-item__click-target').nth(1);
      await button.click();
      await button.and(page.locator('[aria-expanded="true"]')).waitFor();
      await page.waitForFunction('document.getAnimations().length === 0');
      if (await page.locator('#inside').count()) await page.waitForSelector('#inside.loaded');
    },
  },
  audio: {
    markup: {
      native: `<div data-block="audio" id="block" data-block-json='{"url":"/media/bell-6.wav","title":"Bell","author":"Us","showDownload":true,"duration":6000}'><noscript>Bell</noscript></div>`,
      published:
        '<div class="sqs-block audio-block sqs-block-audio" data-block-type="41"><div class="sqs-block-content"><div class="sqs-audio-embed" id="block" data-url="/media/bell-6.wav" data-mime-type="audio/wav" data-title="Bell" data-author="" data-show-download="false" data-design-style="minimal" data-duration-in-ms="6000" data-color-theme="dark"></div></div></div>',
      own: '<div data-block="audio" id="block"><audio controls preload="none" src="/media/bell-6.wav"></audio></div>',
    },
    wrong: [
      '{"url":7,"title":[],"author":{},"showDownload":"perhaps","duration":"long"}',
      '{"url":"javascript:alert(1)","duration":-1}',
    ],
    incomplete: [
      ['<div data-block="audio"></div>', 'mounted'],
      ['<div class="sqs-audio-embed" data-url="javascript:alert(1)" data-title="Bell"></div>', 'mounted'],
    ],
    async use(page) {
      await page.locator('.mortar-audio select').last().selectOption('1.5');
      await page.waitForFunction("[...document.querySelectorAll('audio')].at(-1).playbackRate === 1.5");
    },
  },
  button: {
    markup: {
      native:
        '<p data-block="button" id="block" data-block-json=\'{"context":"hero"}\'><a href="#there">There</a></p>',
      published:
        '<div class="sqs-block button-block sqs-block-button" data-block-type="53" id="block"><div class="sqs-block-content"><div class="sqs-block-button-container--center" data-alignment="center" data-button-size="medium"><a class="sqs-block-button-element--medium" href="#there">There</a></div></div></div>',
      tracked: '<a data-track-button="hero" id="block" href="#there">There</a>',
    },
    wrong: ['{"id":7,"alignment":[1],"size":{},"context":null}', '{"id":{"toString":1}}'],
    incomplete: [
      ['<div data-block="button"></div>', 'mounted'],
      ['<div class="sqs-block-button"><a>no address</a></div>', 'mounted'],
    ],
    async use(page) {
      await page.locator('a[href="#there"]').first().click();
      await page.waitForFunction("location.hash === '#there'");
    },
  },
  'cart-indicator': {
    markup: {
      native:
        '<a data-block="cart-indicator" id="block" href="#cart">Cart <span class="sqs-cart-quantity">0</span> <span class="sqs-cart-subtotal">0</span></a>',
      published:
        '<a class="sqs-custom-cart" id="block" href="#cart"><span class="sqs-cart-quantity">0</span><span class="sqs-cart-subtotal"><span class="sqs-money-native">0.00</span></span></a>',
      labelled:
        '<a class="sqs-custom-cart icon--cart" id="block" href="#cart" aria-label="Cart"><span class="sqs-cart-quantity">0</span></a>',
    },
    wrong: ['{"items":7}'],
    incomplete: [
      ['<a data-block="cart-indicator" href="#cart">Cart</a>', 'mounted'],
      ['<div class="sqs-custom-cart"></div>', 'mounted'],
    ],
    async use(page) {
      await page.evaluate(
        "document.dispatchEvent(new CustomEvent('cart:update', { detail: { items: 3, subtotal: '12.50' } }))",
      );
      await page.locator('#block.cart-initialized:not(.cart-empty)').last().waitFor();
      await page.getByRole('link', { name: '3 items in cart' }).last().waitFor();
    },
  },
  'cart-page': {
    context: { pageType: 205 },
    markup: {
      native:
        '<div data-block="cart-page" data-block-json=\'{"minimumOrderSubtotal":"5.00"}\'><p>Ask us</p></div>',
      published:
        '<div id="sqs-cart-root"><script type="application/json">{"storeCurrency":"USD","continueShoppingLinkUrl":"/","minimumOrderSubtotal":{"currency":"USD","value":"0.00"}}</script><div id="sqs-cart-container"></div></div>',
    },
    wrong: [
      '{"storeCurrency":"euro","minimumOrderSubtotal":"much","continueShoppingLinkUrl":7}',
      '{"minimumOrderSubtotal":{"value":-1},"continueShoppingLinkUrl":"javascript:alert(1)"}',
    ],
    incomplete: [['<div id="sqs-cart-root"></div>', 'mounted']],
    async use(page) {
      const item = { method: 'POST', body: '{"productId":"ash-bowl","quantity":1}' };
      await page.evaluate(`fetch('/api/commerce/cart/items', ${JSON.stringify(item)})
        .then(() => document.dispatchEvent(new CustomEvent('cart:update')))`);
      await page.getByText('Ash bowl').last().waitFor();
      await page.locator('.mortar-cart-remove').first().click();
      await page.getByText('You have nothing in your shopping cart.').last().waitFor();
    },
  },
  'product-reviews': {
    context: { pageType: 209 },
    markup: {
      native:
        '<div data-block="product-reviews" data-block-json=\'{"products":[{"id":"bowl","title":"Bowl"}]}\'><p>Write to us</p></div>',
      'by attributes': `<div data-block="product-reviews" data-products='[{"id":"bowl"}]' data-state="ready"></div>`,
      expired: '<div data-block="product-reviews" data-state="expired"><p>Write to us</p></div>',
    },
    wrong: ['{"products":"all","state":"lost"}', '{"products":[7,{"title":1}],"state":[]}'],
    incomplete: [['<div data-block="product-reviews"></div>', 'mounted']],
    async use(page) {
      await page.getByRole('heading', { name: 'Rate your purchase' }).last().waitFor();
      const stars = page.locator('.mortar-reviews-choice');
      if (await stars.count()) await stars.nth(3).click();
    },
  },
  'follow-button': {
    markup: {
      native:
        '<p data-block="follow-button" id="block" data-block-json=\'{"service":"craft","screenname":"kiln","profileUrl":"https://craft.example/kiln"}\'></p>',
      'with its link':
        '<p data-block="follow-button" id="block" data-service="craft" data-screenname="kiln" data-profile-url="https://craft.example/kiln"><a href="https://craft.example/kiln">Us</a></p>',
    },
    wrong: ['{"service":7,"screenname":[],"profileUrl":{}}', '{"profileUrl":"javascript:alert(1)"}'],
    incomplete: [
      ['<p data-block="follow-button"></p>', 'mounted'],
      ['<p data-block="follow-button" data-profile-url="javascript:alert(1)"></p>', 'mounted'],
    ],
    async use(page) {
      await page.locator('a[href="https://craft.example/kiln"]').last().waitFor();
    },
  },
  donation: {
    markup: {
      native:
        '<p data-block="donation" id="block" data-block-json=\'{"donatePageId":"d1"}\'><a href="/checkout/donate?donatePageId=d1">Donate</a></p>',
      'without an address':
        '<p data-block="donation" id="block" data-donate-page-id="d1"><a href="#">Donate</a></p>',
      published:
        '<div class="sqs-block donation-block sqs-block-donation" data-block-type="52" id="block" data-donate-page-id="d1"><div class="sqs-block-content"><div class="sqs-donate-button">Donate</div></div></div>',
    },
    wrong: ['{"donatePageId":7}', '{"donatePageId":{"toString":1}}', '{"donatePageId":[]}'],
    incomplete: [
      ['<div data-block="donation" data-donate-page-id="d1"></div>', 'failed'],
      ['<div class="sqs-block-donation"><div class="sqs-donate-button">Donate</div></div>', 'failed'],
      ['<p data-block="donation" data-donate-page-id=" "><a href="#">Donate</a></p>', 'failed'],
    ],
    async use(page) {
      const [checkout] = await Promise.all([
        page.context().waitForEvent('page'),
        page
          .locator('a, .sqs-donate-button')
          .first()
          .click({ modifiers: ['ControlOrMeta'] }),
      ]);
      await checkout.waitForURL('**/checkout/donate?donatePageId=d1');
      await checkout.close();
    },
  },
  form: {
    markup: {
      native: nativeForm(),
      drawn: drawnForm(),
      published: publishedForm(),
      newer: publishedForm({ isNewer: true }),
    },
    wrong: [
      '{"formId":7,"collectionId":[],"isOverlayForm":"perhaps","successText":{},"keepDraft":2}',
      '{"formFields":{},"formSubmissionMessage":"[]","captchaEnabled":"maybe","localizedStrings":7}',
    ],
    incomplete: [
      ['<div data-block="form"></div>', 'mounted'],
      ['<div data-block="form" data-block-json=\'{"formFields":[]}\'></div>', 'mounted'],
      ['<div data-block="form"><p>Write to us</p></div>', 'failed'],
      ['<div data-block="form"><form></form></div>', 'mounted'],
      [
        '<div class="sqs-block-form"><form onsubmit="/* squarespace-form-submit formId: */"><p>x</p></form></div>',
        'mounted',
      ],
    ],
    async use(page) {
      for (const button of await sendButton(page).all()) await button.click();
      const block = page.locator('#block').last();
      await block.locator('[role="alert"]').first().waitFor();
      const fields = await block.locator('.field-element').all();
      for (const [index, text] of Object.values(TYPED).entries()) await fields[index]?.fill(text);
      await sendButton(page).last().click();
      await block.locator('[role="status"]:focus').waitFor();
    },
  },
  gallery: {
    markup: {
      native: `<div data-block="gallery" id="block" data-block-json='{"design":"grid","thumbnails-per-row":2,"lightbox":false}'><div class="sqs-gallery">${SLIDES}</div></div>`,
      published: `<div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8" id="block" data-block-json="${GRID_DATA}"><div class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${PUBLISHED_SLIDES}</div></div><style id="design-grid-css">#block .sqs-gallery-design-grid{margin-right:-20px}#block .sqs-gallery-design-grid-slide .margin-wrapper{margin-right:20px;margin-bottom:20px}</style></div></div>`,
      masonry: `<div class="gallery-masonry" data-controller="GalleryMasonry" data-lightbox="false" id="block" data-props='{"gutter":12,"numColumns":2}'><div class="gallery-masonry-wrapper">${SLIDES.replaceAll('<div class="slide"', '<figure class="gallery-masonry-item" style="opacity:1"').replaceAll('</div>', '</figure>')}</div></div>`,
      'with a lightbox': `<div data-block="gallery" id="block" data-block-json='{"design":"grid","thumbnails-per-row":2}'><div class="sqs-gallery">${SLIDES}</div></div>`,
      rows: `<div data-block="gallery" id="block" data-block-json='{"design":"autorows","lightbox":false}'><div class="sqs-gallery">${SLIDES}</div></div>`,
      carousel: `<div data-block="gallery" id="block" data-block-json='{"design":"carousel","controls":false}'><div class="sqs-gallery">${SLIDES}</div></div>`,
    },
    wrong: [
      '{"slidesPerRow":0,"columnWidth":-1,"gutter":"x","vSize":1e99}',
      '{"thumbnails-per-row":1e9,"padding":[1],"imageAspectRatio":"Wide","auto-crop":"perhaps"}',
      '{"speed":-1,"transition":7,"controls":"few","autoplay":{},"thumbnail-strip-height":"tall"}',
      '{"listImageSize":{"toString":1},"rowHeight":null,"columnWidthBehavior":"most"}',
    ],
    refused: [
      ...['{"a":', 'null', '[]', '"text"', '7', 'NaN', '[[[[[[[[[[[[[[[['].map(
        (json) => [json, 'Error evaluating gallery block data.'] as const,
      ),
      ['\u0000\ud800', 'Error decoding gallery block data.'],
      ['{&quot;design&quot;:&quot;grid', 'Error decoding gallery block data.'],
      [
        '{"design":"mosaic"}',
        'These are not the gallery designs you are looking for. (We could not find a design by the name mosaic)',
      ],
    ],
    incomplete: [
      ['<div data-block="gallery"></div>', 'failed'],
      ['<div data-block="gallery"><p>Words</p></div>', 'failed'],
      ['<div data-block="gallery"><div class="sqs-gallery"></div></div>', 'mounted'],
      [
        '<div class="sqs-block-gallery"><div class="sqs-gallery"><div class="slide"></div></div></div>',
        'mounted',
      ],
    ],
    async use(page) {
      await page.locator('#first.loaded').first().waitFor();
      await page.waitForFunction(areLaidOut);
    },
  },
  image: {
    markup: {
      native: `<figure data-block="image" id="block" data-block-json='{"stretch":false,"imageDimensions":"2500x1667","shapeMask":"circle"}'>${IMAGE}<figcaption>Words</figcaption></figure>`,
      published: `<div class="sqs-block image-block sqs-block-image" data-block-type="5" id="block"><div class="sqs-block-content"><div class="image-block-outer-wrapper design-layout-inline"><figure class="sqs-block-image-figure intrinsic" style="max-width:2500px"><div class="sqs-image-shape-container-element has-aspect-ratio" style="position:relative;padding-bottom:66%;overflow:hidden"><noscript><img src="/images/jug.svg" alt=""></noscript>${IMAGE.replace(/^<div[^>]*>|<\/div>$/g, '')}</div></figure></div></div></div>`,
      fluid: `<div class="sqs-block-image" id="block"><div class="image-block-outer-wrapper design-layout-fluid image-position-left"><div class="fluid-image-container" style="overflow:hidden;position:relative;width:100%;height:300px"><div class="content-fit" style="width:100%;height:100%">${IMAGE.replace(/^<div[^>]*>|<\/div>$/g, '').replace('data-stretch="true"', 'data-stretch="false"')}</div></div></div></div>`,
    },
    wrong: [
      '{"shapeMask":7,"imageDimensions":[1,2],"stretch":"perhaps"}',
      '{"imageDimensions":"0x0"}',
      '{"shapeMask":"toString"}',
    ],
    incomplete: [
      ['<div data-block="image"><p>Words</p></div>', 'mounted'],
      ['<div class="sqs-block-image"></div>', 'mounted'],
    ],
    async use(page) {
      await page.locator('#pic.loaded').first().waitFor();
    },
  },
  newsletter: {
    markup: {
      native:
        '<div data-block="newsletter" id="block"><form method="post" data-form-id="64a1f0c27d3b5e09a8c6f002"><div class="form-item field email required" id="email-0002"><label for="mail">Email</label><input id="mail" name="email" type="email"></div><button>Sign up</button></form></div>',
      published: publishedNewsletter(),
    },
    wrong: [
      '{"formId":7,"doubleOptIn":"perhaps","successText":[],"captchaEnabled":{}}',
      '{"successRedirect":{},"formSubmissionMessage":7,"submittingText":[1]}',
    ],
    incomplete: [
      ['<div data-block="newsletter"></div>', 'mounted'],
      ['<div class="sqs-block-newsletter"><p>Words</p></div>', 'failed'],
      ['<div data-block="newsletter"><form></form></div>', 'mounted'],
    ],
    async use(page) {
      await page.locator('input[type="email"]').first().fill('ada@kiln.example');
      await page.locator('button').first().click();
      await page.locator('.form-submission-text').and(page.getByRole('status')).first().waitFor();
    },
  },
  search: {
    markup: {
      native:
        '<div data-block="search" id="block" data-results-url="/api/search/suggestions"><form action="/search"><label>Search <input class="search-input" type="search" name="q"></label><button>Search</button></form></div>',
      published:
        '<div class="sqs-search-ui-text-input sqs-search-ui-button-wrapper color-dark" id="block" data-source="block" data-preview="true" data-collection="" data-results-url="/api/search/suggestions"><div class="spinner-wrapper"></div><input type="search" class="search-input" value="" placeholder="Search" aria-label="Search"></div>',
    },
    wrong: ['{"collection":7,"preview":"perhaps","resultsUrl":[]}', '{"resultsUrl":{"toString":1}}'],
    incomplete: [
      ['<div data-block="search"></div>', 'failed'],
      ['<div class="sqs-search-ui-text-input"><div class="spinner-wrapper"></div></div>', 'failed'],
      ['<div data-block="search"><input class="search-input" aria-label="Search"></div>', 'mounted'],
    ],
    async use(page) {
      await page.locator('input').first().fill('bread');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.locator('input[aria-activedescendant]').first().waitFor();
    },
  },
  marquee: {
    markup: {
      native:
        '<div data-block="marquee" id="block"><p class="words">Words that <a href="#there">move</a> by</p></div>',
      wave: '<div data-block="marquee" id="block" data-block-json=\'{"waveIntensity":4,"pausedOnHover":true}\'><h2>Words on a <em>wave</em></h2></div>',
      published:
        '<div class="sqs-block marquee-block sqs-block-marquee" data-block-type="70" id="block"><div class="sqs-block-content"><div class="Marquee" style="font-size:1.2rem"><script class="Marquee-props" type="application/json">{"marqueeItems":[{"text":"<p>Given <b>words</b></p>"}],"animationDirection":"right","animationSpeed":2}</script><div class="Marquee-measure"></div><div class="Marquee-display"></div></div></div></div>',
    },
    wrong: [
      '{"waveFrequency":"often","waveIntensity":-1,"animationDirection":"up","animationSpeed":"fast","pausedOnHover":7}',
      '{"marqueeItems":{"text":1},"animationSpeed":1e9}',
    ],
    incomplete: [
      ['<div data-block="marquee"></div>', 'failed'],
      [
        '<div class="sqs-block-marquee"><div class="Marquee"><script class="Marquee-props" type="application/json">{</script></div></div>',
        'failed',
      ],
    ],
    async use(page) {
      await page.locator('.mortar-marquee').first().waitFor();
      await page.locator('.mortar-marquee-controls button').first().press('Enter');
      await page.locator('.mortar-marquee-play').first().waitFor();
    },
  },
  'member-access': {
    markup: {
      native:
        '<div data-block="member-access" id="block" data-block-json=\'{"options":[{"id":"a","label":"Monthly"},{"id":"b","label":"Yearly"}]}\'><div data-pricing-toggle></div><p data-pricing-option="a">5 a month</p><p data-pricing-option="b" hidden>50 a year</p><a href="#a" data-pricing-option="a">Join</a><a href="#b" data-pricing-option="b">Join for a year</a></div>',
      published:
        '<div id="sqs-member-access-page-root"><p data-pricing-option="a">5 a month</p><p data-pricing-option="b">50 a year</p></div>',
    },
    wrong: [
      '{"options":"monthly"}',
      '{"options":[7,{"id":""},{"label":"Monthly"}]}',
      '{"options":[[],null]}',
    ],
    incomplete: [
      ['<div data-block="member-access"></div>', 'failed'],
      ['<div id="sqs-member-access-page-root"><p data-pricing-option="a">5</p></div>', 'mounted'],
    ],
    async use(page) {
      await page.locator('.mortar-pricing-option').nth(1).click();
      await page.locator('[data-pricing-option="b"]:visible').first().waitFor();
      await page.waitForFunction(
        "[...document.querySelector('[data-pricing-option=a]').parentNode.querySelectorAll('[data-pricing-option=a]')].every((part) => !part.checkVisibility())",
      );
    },
  },
  menu: {
    markup: {
      native:
        '<div data-block="menu" id="block"><div class="menu-selector" role="tablist"><button type="button" role="tab">Lunch</button><button role="tab">Dinner</button></div><div class="menus"><div class="menu">Soup</div><div class="menu" style="color: teal">Roast</div></div></div>',
      published:
        '<div class="sqs-block menu-block sqs-block-menu" data-block-type="18" id="block"><div class="sqs-block-content"><div class="menu-wrapper menu-style-simple"><div class="menu-selector" role="tablist"><label class="menu-select-labels js-menu-select-labels menu-select-labels--active" role="tab" aria-selected="true">Lunch</label><label class="menu-select-labels js-menu-select-labels" role="tab" aria-selected="false">Dinner</label></div><div class="menus menus--has-multiple"><div class="menu js-menu menu-active" role="tabpanel" aria-label="Lunch" style="display:block">Soup</div><div class="menu js-menu" role="tabpanel" aria-label="Dinner">Roast</div></div></div></div></div>',
    },
    wrong: ['{"tabs":7}'],
    incomplete: [
      ['<div data-block="menu"></div>', 'failed'],
      ['<div class="sqs-block-menu"><div class="menu-selector"><b role="tab">One</b></div></div>', 'failed'],
      ['<div data-block="menu"><div class="menu">Only one</div></div>', 'mounted'],
    ],
    async use(page) {
      await page.locator('[role="tab"]').nth(1).click();
      await page.locator('.menu.menu-active:visible', { hasText: 'Roast' }).first().waitFor();
    },
  },
  map: {
    markup: {
      native:
        '<div data-block="map" id="block" data-block-json=\'{"location":{"mapLat":41,"mapLng":-8,"addressTitle":"Kiln"},"style":4}\'><address>Kiln</address></div>',
      published:
        '<div class="sqs-block map-block sqs-block-map sized vsize-12" id="block" data-block-type="4" data-block-json="{&quot;location&quot;:{&quot;mapLat&quot;:41,&quot;mapLng&quot;:-8,&quot;addressTitle&quot;:&quot;Kiln&quot;},&quot;vSize&quot;:12,&quot;style&quot;:6,&quot;hSize&quot;:null}"><div class="sqs-block-content">&nbsp;</div></div>',
    },
    wrong: [
      '{"location":7,"style":9,"labels":"perhaps","aspectRatio":-1}',
      '{"location":{"mapLat":"x","mapLng":[]},"style":{"toString":1}}',
    ],
    incomplete: [
      ['<div data-block="map"></div>', 'mounted'],
      ['<div class="sqs-block-map" data-block-json="{&quot;location&quot;:{}}"></div>', 'mounted'],
    ],
    async use(page) {
      await page.getByRole('link', { name: 'Open in maps' }).last().waitFor();
    },
  },
  reservation: {
    markup: {
      native:
        '<div data-block="reservation" id="block" data-block-json=\'{"provider":"tock","businessId":"kiln"}\'><a href="https://www.exploretock.com/kiln">Tock</a></div>',
      published:
        '<div class="sqs-block opentable-v2-block sqs-block-opentable-v2" id="block" data-block-type="66" data-block-json=\'{"restaurantId":432}\'><div class="sqs-block-content"></div></div>',
      tock: '<div class="sqs-block tock-block sqs-block-tock" id="block" data-block-type="68" data-block-json=\'{"businessId":"kiln"}\'><div class="sqs-block-content"></div></div>',
    },
    wrong: [
      '{"provider":"table","restaurantId":{},"businessId":"../x","color":7}',
      '{"restaurantId":"1&rid=2","businessId":[]}',
    ],
    incomplete: [
      ['<div data-block="reservation"></div>', 'mounted'],
      ['<div class="sqs-block-tock"><a href="/book">Book</a></div>', 'mounted'],
    ],
    async use(page) {
      await page.locator('[data-layout]').last().waitFor();
      await page.locator('#block').last().getByRole('button', { name: 'Book a table' }).waitFor();
    },
  },
  shape: {
    markup: {
      native:
        '<div data-block="shape" id="block" style="height:200px" data-block-json=\'{"shapeName":"leaf","dropShadow":{"angle":45,"distance":{"value":2,"unit":"px"},"blur":{"value":3,"unit":"px"}}}\'><svg viewBox="0 0 120 60" style="fill: red"><path d="M0 0H120V60H0Z"/></svg></div>',
      published:
        '<div class="sqs-block"><div class="sqs-block-content"><div class="sqs-shape-block-container sqs-block-alignment-wrapper" style="height:150px" data-stretched-to-fill="" data-shape-name="rectangle" data-desktop-drop-shadow=\'{"angle":145,"distance":{"value":2,"unit":"px"},"blur":{"value":3,"unit":"px"},"color":{"type":"THEME_COLOR"}}\'><div data-sqsp-shape-block-shape class="sqs-shape sqs-shape-rectangle"></div></div></div></div>',
    },
    wrong: [
      '{"shapeName":7,"stretch":"perhaps","dropShadow":[1]}',
      '{"dropShadow":{"angle":"up"}}',
      '{"dropShadow":{"angle":1,"distance":{"value":1,"unit":"px) url(//evil.example"},"blur":{"value":1,"unit":"px"}}}',
    ],
    incomplete: [
      ['<div data-block="shape"><p>Words</p></div>', 'mounted'],
      ['<div class="sqs-block-shape"></div>', 'mounted'],
    ],
    async use(page) {
      const shape = page.locator('svg, .sqs-shape').first();
      await shape.and(page.locator('[style*="height"]')).waitFor();
    },
  },
  'text-highlight': {
    markup: {
      native:
        '<p>Words that are <span data-block="text-highlight" id="block" data-block-json=\'{"shape":"circle","duration":0.1}\'>marked <b>by hand</b></span>.</p>',
      published:
        '<div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><script class="TextAttributes-props" type="application/json">[{"type":"highlight","id":"6c83","shape":"marker","isFront":false,"isAnimationEnabled":true,"animation":"fadeScale","duration":0.2,"direction":"left","color":{"type":"THEME_COLOR"},"thickness":{"unit":"em","value":0.1},"linecap":"square"}]</script><div class="sqs-html-content" data-sqsp-text-block-content><p style="white-space:pre-wrap;">Some <span class="sqsrte-text-highlight" data-text-attribute-id="6c83" style="color: teal"><strong>words</strong></span></p></div></div></div>',
    },
    wrong: [
      '{"shape":"spiral","animation":7,"direction":"up","duration":-1,"color":[],"thickness":"thick","linecap":{},"blend":"mix","isFront":"perhaps","isAnimationEnabled":[1],"fontSize":"large"}',
      '{"color":{"customColor":{"hslaValue":{"hue":"red"}}},"thickness":{"value":-1,"unit":"px"}}',
    ],
    incomplete: [
      ['<span data-block="text-highlight"></span>', 'mounted'],
      ['<span class="sqsrte-text-highlight" data-text-attribute-id="missing">Words</span>', 'mounted'],
    ],
    async use(page) {
      await page.locator('.TextShape-node path').first().waitFor({ state: 'attached' });
      await page.waitForFunction(
        "[...document.querySelectorAll('.TextShape-node path')].every((path) => !path.style.strokeDashoffset && !path.style.opacity) && !document.getAnimations().length",
      );
    },
  },
  summary: {
    markup: {
      native: `<div data-block="summary" id="block" data-block-json='{"design":"grid","slidesPerRow":2,"imageAspectRatio":1.5}'><div class="summary-item-list">${ITEMS}</div></div>`,
      published: `<div class="sqs-block summary-v2-block sqs-block-summary-v2" id="block" data-block-type="55" data-block-json="{&quot;design&quot;:&quot;autocolumns&quot;,&quot;imageAspectRatio&quot;:&quot;1.5&quot;,&quot;columnWidth&quot;:270}"><div class="sqs-block-content"><div class="summary-block-wrapper sqs-gallery-design-autocolumns"><div class="summary-item-list-container sqs-gallery-container"><header class="summary-block-header"><div class="summary-carousel-pager sqs-gallery-controls">${PAGER}</div></header><div class="summary-item-list sqs-gallery">${ITEMS}</div></div></div></div></div>`,
      carousel: `<div data-block="summary" id="block" data-design="carousel"><div class="summary-carousel-pager">${PAGER}</div><div class="summary-item-list">${ITEMS}</div></div>`,
      list: `<div data-block="summary" id="block" data-design="list"><div class="summary-item-list">${ITEMS}</div></div>`,
    },
    wrong: [
      '{"design":"mosaic","gutter":-1,"columnWidth":0,"slidesPerRow":"few"}',
      '{"imageAspectRatio":"Wide","listImageSize":{"toString":1},"autoCrop":"perhaps"}',
    ],
    incomplete: [
      ['<div data-block="summary"></div>', 'failed'],
      ['<div class="sqs-block-summary-v2"><div class="summary-item-list"></div></div>', 'mounted'],
    ],
    async use(page) {
      await page.locator('.mortar-summary .summary-item img.loaded').first().waitFor();
    },
  },
  'text-shrink': {
    markup: {
      native:
        '<div style="width:300px"><h2 data-block="text-shrink" class="title" style="font-size:40px">A title that is <em>far</em> too long</h2></div>',
      published:
        '<div style="width:300px" class="sqsrte-scaled-text-container"><span class="sqsrte-scaled-text"><h2 style="font-size:40px;white-space:pre-wrap">A title that is <em>far</em> too long</h2></span></div>',
    },
    wrong: ['{"minimum":4}'],
    incomplete: [
      ['<h2 data-block="text-shrink"></h2>', 'mounted'],
      ['<p data-block="text-shrink"><img src="/images/jug.svg" alt="A jug"></p>', 'mounted'],
    ],
    async use(page) {
      await page.waitForFunction(
        "Number.parseFloat(getComputedStyle(document.querySelector('h2')).fontSize) < 30",
      );
    },
  },
  video: {
    markup: {
      native: covered('block', YOUTUBE, { attributes: 'data-mode="fit" data-title="Kiln"' }),
      published: published('block', VIMEO),
      bare: `<div data-block="video" id="block" data-html="${encoded('<video src="/media/firing.webm"></video>')}"></div>`,
      hosted:
        '<div class="sqs-native-video" id="block" data-config-settings=\'{"muted":true,"autoPlay":true,"loop":true,"controls":"none"}\' data-config-thumbnail="null" data-config-video=\'{"systemDataVariants":"640:360","structuredContent":{"alexandriaUrl":"/media/hosted/{variant}","aspectRatio":1.7}}\'><div class="native-video-player"></div></div>',
    },
    wrong: [
      '{"html":7,"mode":"zoom","overlay":"perhaps","title":[],"load":7}',
      '{"hosted":{"alexandriaUrl":"javascript:alert(1)/{variant}"},"playback":[],"thumbnail":7}',
    ],
    incomplete: [
      ['<div data-block="video"></div>', 'mounted'],
      ['<div class="sqs-video-wrapper" data-html="&lt;iframe src=\'//evil.example/\'&gt;"></div>', 'mounted'],
      ['<div class="sqs-native-video" data-config-video="{"></div>', 'mounted'],
    ],
    async use(page) {
      await page.route(/youtube|vimeo/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<main>Player</main>' }),
      );
      const button = page.getByRole('button', { name: /^Play/ }).first();
      if (await button.count()) await button.click();
      await page.locator('.mortar-video :is(iframe, video)').first().waitFor();
    },
  },
  widget: {
    markup: {
      native:
        '<div data-block="widget" id="block" data-block-json=\'{"type":"notes","id":"here"}\'><p>All notes</p></div>',
      published:
        '<div class="sqs-block flickr-block sqs-block-flickr" data-block-type="45" data-block-json="{}" id="around"><div class="sqs-block-content"><div class="sqs-gallery-container" id="block" data-async-rendering-enabled="true"><p>Before</p></div></div></div>',
    },
    wrong: ['{"type":7,"id":[],"collectionId":{}}', '{"value":{"toString":1}}'],
    incomplete: [
      ['<div data-block="widget"></div>', 'mounted'],
      ['<div data-async-rendering-enabled="true"></div>', 'mounted'],
    ],
    async use(page) {
      await page.getByText('Fresh from the kiln').last().waitFor();
    },
  },
  'announcement-bar': {
    markup: {
      native: `<div data-block="announcement-bar" id="block" style="min-height: 44px" data-block-json='{"text":"<p>Open late</p>","clickthroughUrl":"/late"}'></div>`,
      published: `<div class="sqs-announcement-bar-dropzone" id="block" style="min-height: 44px" data-block-json='{"text":"<p>Open late</p>","clickthroughUrl":"/late"}'></div>`,
    },
    wrong: ['{"text":7,"style":9}', '{"clickthroughUrl":[1],"text":"<p>Open late</p>"}'],
    incomplete: [
      ['<div data-block="announcement-bar"></div>', 'mounted'],
      [
        `<div data-block="announcement-bar" data-block-json='{"text":"<script>1</script>"}'></div>`,
        'mounted',
      ],
    ],
    async use(page) {
      await page.evaluate("localStorage.removeItem('announcement-bar')");
      await page.evaluate('mortar.remount(mortar.blocks().at(-1).element)');
      await page.getByRole('region', { name: 'Announcement' }).last().getByText('Open late').waitFor();
      await page.getByRole('button', { name: 'Close Announcement' }).last().click();
      await eventually(() => page.evaluate('mortar.blocks().at(-1).element.childElementCount')).toBe(0);
    },
  },
  'mobile-info-bar': {
    markup: {
      native: `<div data-block="mobile-info-bar" id="block" data-block-json='{"style":3,"isContactPhoneNumberEnabled":true,"contactPhoneNumber":"+351 21"}'></div>`,
    },
    wrong: ['{"style":"dark"}', '{"style":3,"isBusinessHoursEnabled":true,"businessHours":7,"location":[]}'],
    incomplete: [['<div data-block="mobile-info-bar"></div>', 'mounted']],
    async use(page) {
      const before = page.viewportSize() ?? { width: 1280, height: 720 };
      await page.evaluate(
        "Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => 'A Mobile' })",
      );
      await page.setViewportSize({ width: 390, height: 700 });
      const calls = page.locator('.sqs-mobile-info-bar-trigger[href="tel:+35121"]');
      await eventually(() => calls.count()).toBe(1);
      await page.setViewportSize(before);
      await page.evaluate('delete navigator.userAgent; dispatchEvent(new Event("resize"))');
      await eventually(() => calls.count()).toBe(0);
    },
  },
  'popup-overlay': {
    markup: {
      native: `<div data-block="popup-overlay" id="block" hidden data-block-json='{"style":2,"enableMobile":true}'><h2>A letter</h2><p>Once a month</p></div>`,
    },
    wrong: [
      '{"style":"show","timerDelay":-1,"enabledPages":"all"}',
      '{"style":2,"scrollPercentage":1000,"displayFrequency":"never","version":{}}',
    ],
    incomplete: [['<div data-block="popup-overlay"></div>', 'mounted']],
    async use(page) {
      const letter = page.getByRole('dialog', { name: 'A letter' });
      await page.evaluate('mortar.popup.open(mortar.blocks().at(-1).element)');
      await letter.waitFor();
      await page.keyboard.press('Escape');
      await letter.waitFor({ state: 'hidden' });
    },
  },
};

/** Whether the first two slides have their design, and their pictures a box each. */
function areLaidOut(): boolean {
  const [one, other] = [...document.querySelectorAll('[class*="sqs-gallery-design"][class*="-slide"] img')]
    .filter((image) => !image.closest('noscript'))
    .map((image) => image.getBoundingClientRect());
  if (!one || !other || one.width < 50 || one.height < 50) return false;
  return other.left > one.right - 1 || other.top > one.bottom - 1;
}

/** The markup of what matches in a page's HTML, as the browser writes it back. */
export function fromHtml(page: Page, html: string, selector: string): Promise<string[]> {
  return page.evaluate(
    ([html, selector]) => {
      const served = new DOMParser().parseFromString(html ?? '', 'text/html');
      return [...served.querySelectorAll(selector ?? '')].map(({ outerHTML }) => outerHTML);
    },
    [html, selector],
  );
}
