import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually';
import { pageOf } from '../harness';
import { lateRequests } from '../late-requests';
import {
  CHUNK,
  isSeen,
  LINKS,
  MAIN,
  OVERLAY,
  PANEL,
  PHONE,
  page,
  type Template,
  useTemplates,
} from './template-page';

const { stage, show, opened } = useTemplates();

const NAV = `<header><nav id="headerNav" class="tmpl-loading">${LINKS}</nav></header>${MAIN}`;

describe('what waits for a mark is shown', () => {
  test.each<[string, Template, string, string]>([
    [
      'a navigation until it is positioned',
      { css: '#headerNav:not(.positioned){opacity:0;position:absolute}', body: NAV },
      '#headerNav a',
      '#headerNav.positioned',
    ],
    [
      'what is at work',
      { css: '.tmpl-loading{visibility:hidden}', body: NAV },
      '#headerNav a',
      '#headerNav:not(.tmpl-loading)',
    ],
    [
      'a wrapper until it is loaded',
      { css: '.site-wrapper:not(.loaded){opacity:0}', body: `<div class="site-wrapper">${MAIN}</div>` },
      'h1',
      '.site-wrapper.loaded',
    ],
    [
      'a page until its body is ready',
      { css: 'body:not(.is-ready) #canvas{opacity:0}', body: `<div id="canvas">${MAIN}</div>` },
      'h1',
      'body.is-ready',
    ],
    [
      'a page that fades in',
      {
        css: '.enable-load-effects .Site{opacity:0;transition:opacity 1s}',
        classes: 'enable-load-effects',
        body: `<div class="Site">${MAIN}</div>`,
      },
      'h1',
      'body:not(.enable-load-effects)',
    ],
    [
      'a body at work',
      { css: 'body.loading{visibility:hidden}', classes: 'loading', body: MAIN },
      'h1',
      'body:not(.loading)',
    ],
    [
      'a page that waits for a mark of its own',
      { css: '#canvas:not(.fermented){opacity:0}', body: `<div id="canvas">${MAIN}</div>` },
      'h1',
      '#canvas.mortar-revealed',
    ],
    [
      'pictures that wait for a mark of their own',
      {
        css: '.shelf:not(.fermented){opacity:0}.shelf img{width:300px;height:200px}',
        body: `<div class="shelf"><img src="/images/loaves.svg" alt=""></div>${MAIN}`,
      },
      '.shelf img',
      '.shelf.mortar-revealed',
    ],
    ['an invisible body', { css: 'body{opacity:0}', body: MAIN }, 'h1', 'body.mortar-revealed'],
  ])('%s', async (_name, template, seen, mark) => {
    const page = await opened(template);
    await eventually(() => isSeen(page, seen)).toBe(true);
    expect(await page.locator(mark).count()).toBe(1);
    await page.getByText('Baked at dawn.').waitFor();
  });

  test('the header of the page that says that another was not found', async () => {
    const css = '.enable-load-effects header{opacity:0}';
    const html = page({ css, classes: 'enable-load-effects mobile-style-available', body: NAV })
      .replace(/id="collection-\w+"/, 'id="not-found"')
      .replace('collection-type-page', 'not-found-page');
    const visit = await stage.show(html);
    await eventually(() => isSeen(visit.page, '#headerNav a')).toBe(true);
  });

  test('what opens on demand, belongs to another script or hangs over the page stays hidden', async () => {
    const page = await opened({
      css: '.hidden-part{opacity:0}.over{position:absolute;top:0}.site-wrapper:not(.loaded){opacity:0}',
      body: `<div class="site-wrapper">${MAIN}</div><nav class="mobile-nav hidden-part">${LINKS}</nav><div class="search-box hidden-part"><form><input aria-label="q"></form></div><div class="tip over hidden-part">Tip</div><div class="bound hidden-part" data-controllers-bound="Fade">Fading</div><p class="hidden-part">Rising</p>`,
    });
    await eventually(() => isSeen(page, 'h1')).toBe(true);
    await page.locator('p.mortar-revealed').waitFor(); // what is content is shown by force now, and only that
    for (const part of ['.mobile-nav', '.search-box', '.tip', '.bound'])
      expect(await page.locator(part).evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  });

  test('the marks are tried once for all hidden elements: each trial makes the browser style the whole page', async () => {
    const entries = '<li class="entry"><a href="/rye">Rye</a></li>'.repeat(60);
    const page = await opened(
      {
        css: '.entries{position:absolute}.entry{opacity:0}.site-wrapper:not(.loaded){opacity:0}',
        body: `<header><ul class="entries">${entries}</ul></header><div class="site-wrapper">${MAIN}</div>`,
      },
      {
        before: `window.trials = 0;
          document.addEventListener('DOMContentLoaded', () =>
            new MutationObserver((records) => { trials += records.length; }).observe(document.body, { attributeFilter: ['class'] }));`,
      },
    );
    await eventually(() => isSeen(page, 'h1')).toBe(true);
    expect(await page.evaluate('trials')).toBeLessThan(20);
  });

  test('pictures of the template load, and a banner is decided on', async () => {
    const image = (name: string, classes = '') =>
      `<img class="${classes}" data-src="/images/${name}.svg" data-image-dimensions="1500x1000" data-load="false" alt="${name}">`;
    const page = await opened({
      css: '.banner{position:relative;height:200px}.hide-collection-image{display:none}.loading{opacity:0}.index img{width:300px;height:200px}',
      body: `<div data-controller="BannerController"><div class="banner hide-collection-image">${image('loaves', 'loading')}</div></div><div class="index">${image('kiln')}</div>${MAIN}`,
    });
    for (const name of ['loaves', 'kiln'])
      await eventually(() =>
        page.getByAltText(name).evaluate((element) => {
          const { naturalWidth, clientWidth } = element as HTMLImageElement;
          return naturalWidth > 0 && clientWidth > 100 && getComputedStyle(element).opacity === '1';
        }),
      ).toBe(true);
  });
});

describe('an index page whose owner crops its pictures', () => {
  const css =
    '.index-item{position:relative;height:300px}.index-item-image-wrapper{position:absolute;inset:60px;margin:0}.index-item-image{max-width:40%}.index-item-image-crop .content-fill{inset:0}.index-item-title-display-on-scroll .index-item-text-wrapper:not(.reveal-index-title){opacity:0}';
  const item =
    '<article class="index-item"><a href="/rye"><figure class="index-item-image-wrapper"><img class="index-item-image loading" data-src="/images/loaves.svg" data-image-dimensions="1500x1000" data-load="false" alt="Rye"></figure></a><div class="index-item-text-wrapper"><h2>Rye</h2></div></article>';
  const widthOf = (page: Page) => page.getByAltText('Rye').evaluate((image) => image.clientWidth);

  const classes = 'index-item-image-crop index-item-title-display-on-scroll';

  test('shows them over their whole items, with their titles', async () => {
    const page = await opened({ css, classes, body: item + MAIN });
    await eventually(() => widthOf(page)).toBe(await page.evaluate<number>('innerWidth'));
    expect(await page.locator('.reveal-index-title').count()).toBe(1);
    await page.evaluate('mortar.unmount()');
    await eventually(() => widthOf(page)).toBeLessThan(600);
  });

  test('shows them so also where they have come before the code of the template', async () => {
    const { arrive, holdBack } = lateRequests();
    const { page } = await show(
      { css, classes, body: item.replace(' data-load="false"', '') + MAIN },
      { ...PHONE, prepare: (tab: Page) => holdBack(tab, CHUNK) },
    );
    await page.locator('img[data-image-resolution]').waitFor();
    arrive();
    await eventually(() => widthOf(page)).toBe(390);
    expect(await page.getByAltText('Rye').evaluate((image) => image.clientHeight)).toBe(300);
  });

  test('leaves them whole where the owner does not', async () => {
    const page = await opened({ css, body: item + MAIN });
    await page.locator('img[src]').waitFor();
    expect(await page.locator('.content-fill').count()).toBe(0);
  });
});

describe('a header whose elements have chosen positions', () => {
  const css =
    '[data-nc-container]{display:none;gap:8px}.ancillary-bar-menu-icon-position-top-right [data-nc-container=top-right],.ancillary-bar-branding-position-top-left [data-nc-container=top-left]{display:flex}[data-nc-element]{display:block}';
  const body = `<header data-controller="AncillaryLayout" data-nc-base="bar">
    <div data-nc-group="top"><div data-nc-container="top-left"><form data-nc-element="search"><input aria-label="Words"></form></div><div data-nc-container="top-right"></div></div>
    <div data-nc-group="bottom"><div data-nc-container="bottom-left"><button data-nc-element="menu-icon">Menu</button></div><div data-nc-container="bottom-right"><a href="/" data-nc-element="branding">Bakery</a></div></div></header>${MAIN}`;
  const classes =
    'ancillary-bar-menu-icon-position-top-right ancillary-bar-branding-position-top-left ancillary-bar-search-position-hide ancillary-bar-cart-position-top-left';

  test('shows each of them there, and none that its owner hides', async () => {
    const page = await opened({ css, body, classes });
    await eventually(() => isSeen(page, '[data-nc-container=top-right] > button')).toBe(true);
    expect(await isSeen(page, '[data-nc-container=top-left] > a')).toBe(true);
    expect(await page.getByLabel('Words').isVisible()).toBe(false);
  });

  test.each([
    ['without a choice', body, ''],
    ['where the container is missing', body, 'ancillary-bar-menu-icon-position-middle'],
    [
      'bound by another script',
      body.replace('<header', '<header data-controllers-bound="AncillaryLayout"'),
      classes,
    ],
  ])('leaves them where the server wrote them: %s', async (_, body, classes) => {
    const page = await opened({ css, body, classes });
    expect(await page.locator('[data-nc-container=bottom-left] > button').count()).toBe(1);
    expect(await page.locator('[data-nc-element=search][hidden]').count()).toBe(0);
  });
});

describe('a page that is torn down', () => {
  const template: Template = {
    css: '[data-nc-container]{display:none}.ancillary-bar-branding-position-top-left [data-nc-container=top-left]{display:flex}.bar{position:fixed;inset:auto 0 0;height:40px}.transparent-header #header{position:absolute;inset:0 0 auto;height:90px}.Header{position:absolute;inset:0 0 auto;height:70px}.mobile-nav-toggle,#mobileNav{position:relative;z-index:2}.Index-page-scroll-indicator.hidden{opacity:0}#mobileNav{display:none}#mobileNav.menu-open{display:block}.hide-collection-image{display:none}',
    classes: 'transparent-header ancillary-bar-branding-position-top-left ancillary-bar-search-position-hide',
    body: `<div class="written"><header id="header" data-controller="AncillaryLayout" data-nc-base="bar"><div data-nc-container="top-left"></div><div data-nc-container="top-right"><a href="/" data-nc-element="branding">Bakery</a><form data-nc-element="search"><input aria-label="Words"></form></div></header>
    <div class="mobile-nav-toggle">Menu</div>${PANEL}
    <div class="index-section"><div class="content-inner"><h2>Ovens</h2></div></div>
    <div class="Header Header--overlay">Bakery</div><div data-controller="HeaderOverlay"><main class="Index"><section class="Index-page"><div class="Index-page-scroll-indicator hidden" data-controller="ScrollIndicator">Scroll</div><div class="Index-page-content"><h1>Loaves</h1></div></section><section class="Index-page"><h2>Ovens</h2></section></main></div>
    <div class="bar" data-nc-group="bottom" data-controller="MobileOffset">Cart</div></div>`,
  };
  const WRITTEN_NOW = "[document.body.getAttribute('style'), document.querySelector('.written').outerHTML]";
  /** As the browser prints it. Not read from the page: Mortar moves the text before the page is parsed. */
  const printed = (tab: Page) =>
    tab.evaluate((html) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML, template.body);
  const isMenuSeen = (page: Page) => () => isSeen(page, '#mobileNav a');

  test("has the server's HTML again", async () => {
    const page = await opened(template, PHONE);
    await page.getByRole('button', { name: 'Menu' }).click();
    await eventually(isMenuSeen(page)).toBe(true);
    const heading = page.getByRole('heading', { name: 'Loaves' });
    await eventually(() => heading.evaluate((element) => element.parentElement?.style.marginTop)).toBe(
      '70px',
    );
    await eventually(() => page.evaluate('document.body.style.paddingBottom')).toBe('40px');
    await page.evaluate('mortar.unmount()');
    expect(await page.evaluate(WRITTEN_NOW)).toEqual([null, await printed(page)]);
  });

  test('stays so when the code of its template comes only then', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page: tab, requests } = await show(template, {
      ...PHONE,
      prepare: (tab: Page) => tab.route(CHUNK, (route) => released.then(() => route.continue())),
    });
    const find = () => requests.find((url) => CHUNK.test(url));
    await eventually(find).toBeDefined();
    await tab.evaluate('mortar.unmount()');
    release();
    await tab.evaluate(
      `import(${JSON.stringify(find())}).then(() => new Promise((resolve) => setTimeout(resolve)))`,
    );
    expect(await tab.locator('[aria-expanded]').count()).toBe(0);
    await tab.evaluate('mortar.scan()');
    await tab.getByRole('button', { name: 'Menu' }).click();
    await eventually(isMenuSeen(tab)).toBe(true);
  });

  test('works again once it is searched again', async () => {
    const page = await opened(template, PHONE);
    await page.evaluate('mortar.unmount(); mortar.scan()');
    await page.getByRole('button', { name: 'Menu' }).click();
    await eventually(isMenuSeen(page)).toBe(true);
    await page.getByRole('button', { name: 'Scroll' }).waitFor();
  });
});

test('what another script has bound is left to it', async () => {
  const { css, body } = OVERLAY;
  const page = await opened(
    {
      css,
      body: body.replaceAll(
        '"MobileOverlayToggle"',
        '"MobileOverlayToggle" data-controllers-bound="MobileOverlayToggle"',
      ),
    },
    PHONE,
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  expect(await page.locator('body.is-mobile-overlay-active, [aria-expanded="true"]').count()).toBe(0);
});

test.each([
  ['a page of version 7.1', page({ css: '', classes: 'sqs-seven-one', body: MAIN })],
  ['a page of another kind', pageOf({ body: MAIN })],
])('%s never loads this part', async (_name, html) => {
  const visit = await stage.show(html);
  await visit.page.waitForLoadState('networkidle');
  expect(visit.requests.filter((url) => CHUNK.test(url))).toEqual([]);
});
