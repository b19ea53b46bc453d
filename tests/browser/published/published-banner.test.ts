import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';

const stage = useStage();
const BANNER = /\/chunks\/published-banner-/;

/** A page as the older platform prints it, with a template of our own. */
function page(css: string, classes: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bakery</title><style>body{margin:0}${css}</style><script src="/mortar.js"></script></head>
<body id="collection-6a0000000000000000000001" class="${classes}">${body}</body></html>`;
}

describe('a navigation beside a logo', () => {
  const css =
    '.inner{display:table;width:100%}.inner>*{display:table-cell}.mobile-nav-toggle{display:none}body:not(.force-mobile-nav) #headerNav{white-space:nowrap}nav a{display:inline-block;width:150px}.force-mobile-nav #headerNav{display:none}.force-mobile-nav .mobile-nav-toggle{display:block}';
  const header = (links: number) =>
    `<header id="header"><div class="inner"><h1>Rye</h1><button class="mobile-nav-toggle">Menu</button><div id="headerNav"><div id="mainNavWrapper"><nav>${'<a href="/rye">Rye</a>'.repeat(links)}</nav></div></div></div></header><main>Bread</main>`;
  const isNavigation = (page: Page) => page.locator('nav').isVisible();
  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  test('gives way to the menu where it does not fit, and comes back', async () => {
    const viewport = { width: 1000, height: 700 };
    const { page: tab } = await stage.show(page(css, 'collection-type-page', header(8)), { viewport });
    await eventually(() => isNavigation(tab)).toBe(false);
    expect(await overflow(tab)).toBe(0);
    expect(await tab.getByRole('button', { name: 'Menu' }).isVisible()).toBe(true);
    await tab.setViewportSize({ width: 1400, height: 700 });
    await eventually(() => isNavigation(tab)).toBe(true);
    expect(await overflow(tab)).toBe(0);
    await tab.setViewportSize(viewport);
    await eventually(() => isNavigation(tab)).toBe(false);
    await tab.evaluate('mortar.unmount()');
    expect(await isNavigation(tab)).toBe(true);
  });
});

describe('a navigation below a title in the middle', () => {
  const css =
    '#header{padding:10px 0}#siteTitleWrapper{width:200px;height:80px;margin:0 auto}h1{margin:0}#headerNav:not(.positioned){position:absolute;opacity:0}nav{display:flex;flex-wrap:wrap;justify-content:center}nav>div{width:100px;height:40px}nav>.wide{width:160px}@media(max-width:640px){#headerNav{display:none}}';
  const item = (name: string, style = '') =>
    `<div class="${name === 'Wheat' ? 'wide' : ''}"${style}><a href="#">${name}</a></div>`;
  const header = (items: string, nav = '') =>
    `<header id="header"><div id="siteTitleWrapper"><h1 id="siteTitle">Bakery</h1></div><div id="headerNav" ${nav}><div id="mainNavWrapper" class="show-on-scroll"><nav id="mainNavigation">${items}</nav></div></div></header><main>Bread</main>`;
  const written = header(['Wheat', 'Rye', 'Oats', 'Spelt'].map((name) => item(name)).join(''));
  const wide = { viewport: { width: 1000, height: 700 } };
  const boxes = (tab: Page) =>
    tab.evaluate(() =>
      [...document.querySelectorAll('#siteTitleWrapper, #headerNav nav > div, main')].map((element) => {
        const { left, top, width } = element.getBoundingClientRect();
        return [left, top, width];
      }),
    );
  const beside = [
    [400, 10, 200],
    [110, 30, 160],
    [270, 30, 100],
    [630, 30, 100],
    [730, 30, 100],
    [0, 100, 1000],
  ];
  const below = [
    [250, 10, 200],
    [120, 100, 160],
    [280, 100, 100],
    [380, 100, 100],
    [480, 100, 100],
    [0, 150, 700],
  ];
  const open = async (body: string, options: Parameters<typeof stage.show>[1] = wide) =>
    (await stage.show(page(css, 'collection-type-page', body), options)).page;

  test('stands on both sides of it, else below it', async () => {
    const tab = await open(written);
    await eventually(() => boxes(tab)).toEqual(beside);
    await tab.setViewportSize({ width: 700, height: 700 });
    await eventually(() => boxes(tab)).toEqual(below);
    await tab.setViewportSize(wide.viewport);
    await eventually(() => boxes(tab)).toEqual(beside);
    await tab.evaluate('mortar.unmount()');
    expect(await tab.locator('#headerNav').getAttribute('style')).toBeNull();
  });

  test('is not seen below it first, if the code that moves it comes late', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const prepare = (tab: Page) => tab.route(BANNER, (route) => arrival.then(() => route.continue()));
    const loading = written.replace('id="headerNav"', 'id="headerNav" class="tmpl-loading"');
    const tab = await open(loading, { ...wide, prepare });
    await eventually(() => tab.locator('.tmpl-loading').count()).toBe(0); // what shows hidden parts has run
    expect(await tab.evaluate(() => document.querySelector('main')?.getBoundingClientRect().top)).toBe(100);
    arrive();
    await eventually(() => boxes(tab)).toEqual(beside);
  });

  test('is shown below it if that code does not come', async () => {
    const tab = await open(written, {
      ...wide,
      prepare: (tab: Page) => tab.route(BANNER, (route) => route.abort()),
    });
    await eventually(() => tab.locator('#headerNav').isVisible()).toBe(true);
    await eventually(() => tab.locator('#headerNav').evaluate((nav) => getComputedStyle(nav).opacity)).toBe(
      '1',
    );
  });

  test('does so where the page was saved with the margins of another window', async () => {
    const items = [item('Wheat'), item('Rye'), item('Oats', ' style="margin-right:9px"'), item('Spelt')];
    const tab = await open(
      header(items.join(''), 'class="positioned" style="margin-top:-9px;margin-left:70px"'),
    );
    await eventually(() => boxes(tab)).toEqual(beside);
  });

  test('stands without a gap in the bar on scroll', async () => {
    const sections = '<div class="index-section" style="height:900px">Rye</div>'.repeat(3);
    const classes = 'collection-type-index homepage homepage-index-nav-show-on-scroll';
    const noScrollBar = 'html{scrollbar-width:none}'; // it would take room in some browsers
    const { page: tab } = await stage.show(page(css + noScrollBar, classes, written + sections), wide);
    await eventually(() => boxes(tab)).toEqual(beside);
    await tab.evaluate(() => scrollTo(0, 1500));
    const copies = tab.locator('#showOnScrollWrapper nav > div');
    await eventually(() => copies.count()).toBe(4);
    const lefts = await copies.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(lefts).toEqual([270, 430, 530, 630]);
  });

  test('keeps the title in the middle where a page is read from the right', async () => {
    const tab = await open(written.replace('<header', '<header dir="rtl"'));
    const mirrored = beside.map(([left = 0, top, width = 0]) => [1000 - left - width, top, width]);
    await eventually(() => boxes(tab)).toEqual(mirrored);
  });

  test.each([
    ['on a phone', written, { viewport: { width: 390, height: 700 } }],
    [
      'with a title at the start',
      written.replace('id="siteTitleWrapper"', 'id="siteTitleWrapper" style="margin:0"'),
      wide,
    ],
    ['beside the title', header('<div>Rye</div>'.repeat(4), 'style="position:absolute;top:20px"'), wide],
    [
      'of another script',
      written.replace('id="header"', 'id="header" data-controllers-bound="Header"'),
      wide,
    ],
  ])('stays as it is: %s', async (_, body, options) => {
    const tab = await open(body, options);
    await tab.waitForLoadState('networkidle');
    const margins = await tab
      .locator('#headerNav, #headerNav nav > div')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).margin));
    expect(margins).toEqual(Array.from({ length: 5 }, () => '0px'));
  });
});

describe('a long title on a phone', () => {
  const css =
    '#siteTitleWrapper{width:70%}#siteTitle{margin:0;font-size:40px}#siteTitle a{white-space:nowrap;color:inherit}';
  const header =
    '<header id="header"><div id="siteTitleWrapper"><h1 id="siteTitle"><a href="/">Bakery by the harbour</a></h1></div><div id="headerNav"><div id="mainNavWrapper"><nav id="mainNavigation"><div><a href="#">Rye</a></div></nav></div></div></header><main>Bread</main>';
  const phone = { viewport: { width: 390, height: 700 } };
  const show = async (css: string) =>
    (await stage.show(page(css, 'collection-type-page', header), phone)).page;
  const title = (tab: Page) => tab.getByRole('link', { name: 'Bakery' });
  const right = (tab: Page) => title(tab).evaluate((link) => Math.round(link.getBoundingClientRect().right));

  test('shrinks where the style sheet keeps it on one line', async () => {
    const tab = await show(css);
    await eventually(() => right(tab)).toBeLessThanOrEqual(273);
    expect(await right(tab)).toBeGreaterThan(260);
    await tab.evaluate('mortar.unmount()');
    expect(await title(tab).getAttribute('style')).toBeNull();
    expect(await right(tab)).toBeGreaterThan(300);
  });

  test('keeps its size where it has several lines', async () => {
    const tab = await show(css.replace('nowrap', 'normal'));
    await tab.waitForLoadState('networkidle');
    const size = await title(tab).evaluate((link) => getComputedStyle(link).fontSize);
    expect(size).toBe('40px');
  });
});

describe('a home page whose navigation is shown on scroll', () => {
  const css =
    '#header{height:60px}.index-section{height:500px}.show-on-scroll-wrapper{position:fixed;top:-20px;width:100%;visibility:hidden;background:#fff}.show-on-scroll-wrapper.show{top:0;visibility:visible}#mainNavWrapper{height:40px}.mobile-nav-toggle-label{display:none}@media(max-width:640px){#headerNav{display:none}.mobile-nav-toggle-label{display:block}}';
  const body = `<div id="site"><input type="checkbox" id="mobileNavToggle" hidden><header id="header"><label for="mobileNavToggle" class="mobile-nav-toggle-label show-on-scroll-mobile">Menu</label><div id="headerNav"><div id="mainNavWrapper" class="show-on-scroll"><nav><a href="#wheat">Wheat</a></nav></div></div></header><main>${['rye', 'wheat', 'oats', 'spelt'].map((id) => `<div class="index-section" id="${id}">${id}</div>`).join('')}</main></div>`;
  const home = page(css, 'collection-type-index homepage homepage-index-nav-show-on-scroll', body);
  const bar = (tab: Page) =>
    tab.evaluate(() =>
      [...document.querySelectorAll('.show-on-scroll-wrapper.show')].map((e) => e.textContent).join(),
    );
  const scroll = (tab: Page, y: number) => tab.evaluate((top) => window.scrollTo(0, top), y);

  test('has it in a bar below the first section', async () => {
    const { page: tab } = await stage.show(home, { viewport: { width: 1000, height: 700 } });
    await eventually(() => tab.locator('.show-on-scroll-wrapper').count()).toBe(1);
    await scroll(tab, 300);
    expect(await bar(tab)).toBe('');
    await scroll(tab, 1300);
    await eventually(() => bar(tab)).toBe('Wheat');
    await tab.locator('.show-on-scroll-wrapper a').click();
    await eventually(() =>
      tab.evaluate(() => document.getElementById('wheat')?.getBoundingClientRect().top),
    ).toBe(40);
    await scroll(tab, 0);
    await eventually(() => bar(tab)).toBe('');
    await tab.evaluate('mortar.unmount()');
    expect(await tab.locator('.show-on-scroll-wrapper').count()).toBe(0);
  });

  test("has the menu's button there on a phone", async () => {
    const { page: tab } = await stage.show(home, { viewport: { width: 390, height: 700 } });
    await eventually(() => tab.locator('.show-on-scroll-wrapper').count()).toBe(1);
    await scroll(tab, 900);
    await eventually(() => bar(tab)).toBe('Menu');
    await tab.locator('.show-on-scroll-wrapper label').click();
    expect(await tab.locator('#mobileNavToggle').isChecked()).toBe(true);
  });

  test('has none on another page of the site', async () => {
    const { page: tab } = await stage.show(
      page(css, 'collection-type-index homepage-index-nav-show-on-scroll', body),
    );
    await tab.waitForLoadState('networkidle'); // whatever part would make the bar is there
    await scroll(tab, 900);
    await tab.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    );
    expect(await bar(tab)).toBe('');
  });
});

const slide = (name: string) =>
  `<div class="slide" data-type="image"><img data-src="/images/loaves-1.svg" data-image-dimensions="600x400" alt="${name}"></div>`;
const slideshow = `<div class="sqs-block gallery-block sqs-block-gallery" data-block-json='{"design":"slideshow"}'><div class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">${slide('Rye')}${slide('Wheat')}</div></div></div></div>`;
const layout = `<div class="sqs-layout"><div class="row sqs-row"><div class="col sqs-col-12">${slideshow}<div class="sqs-block html-block"><p>Baked at dawn.</p></div></div></div></div>`;

describe('a slideshow at the start of the content', () => {
  const css =
    '.main-content,.index-section-wrapper{width:400px;margin:auto}.has-promoted-gallery .promoted-gallery-wrapper .sqs-gallery-block-slideshow{height:300px!important}';
  const width = (page: Page) =>
    page.locator('.gallery-block').evaluate((block) => Math.round(block.getBoundingClientRect().width));
  /** Px of the window's width, less its scroll bar, that the slideshow leaves free. */
  const beside = (page: Page) =>
    page
      .locator('.gallery-block')
      .evaluate((block) => document.documentElement.clientWidth - block.getBoundingClientRect().width);
  const gap = '<div class="promoted-gallery-wrapper"';

  test.each([
    [
      'a page',
      'collection-type-page',
      `${gap} id="promotedGalleryWrapper"><div class="row"><div class="col"></div></div></div><main class="main-content">${layout}</main>`,
    ],
    [
      'a section of an index page',
      'collection-type-index',
      `<main><div class="index-section">${gap}></div><div class="index-section-wrapper">${layout}</div></div></main>`,
    ],
  ])('is the banner of %s', async (_, classes, body) => {
    const { page: tab } = await stage.show(page(css, classes, body));
    await eventually(() => beside(tab)).toBe(0);
    await eventually(() => tab.getByRole('img', { name: 'Rye' }).isVisible()).toBe(true);
    await tab.evaluate('mortar.unmount()');
    expect(await width(tab)).toBe(400);
    expect(await tab.locator('.gallery-block + .html-block').count()).toBe(1);
    expect(await tab.locator('body').getAttribute('class')).toBe(classes);
  });

  test('stays where something stands above it', async () => {
    const first = '<div class="sqs-block html-block"><p class="first">Bread</p></div>';
    const body = `${gap} id="promotedGalleryWrapper"><div class="row"><div class="col"></div></div></div><main class="main-content">${layout.replace(slideshow, first + slideshow)}</main>`;
    const { page: tab } = await stage.show(page(css, 'collection-type-page', body));
    await tab.waitForSelector('.gallery-block[data-block-state="mounted"]');
    expect(await width(tab)).toBe(400);
  });
});

describe('posts that a blog features', () => {
  const css =
    '.posts,.post{position:relative;height:200px}.slides-controls{overflow:hidden}.post:not(:first-of-type){opacity:0}.loaded .post{opacity:1}.title{opacity:0}.sqs-featured-posts-gallery .loaded .title{opacity:1}';
  const post = (name: string) =>
    `<div class="post"><a href="#${name}"><img data-src="/images/loaves-1.svg" data-load="false" data-image-dimensions="600x400" alt=""><div class="title">On ${name}</div></a></div>`;
  const blog = `<div class="sqs-featured-posts-gallery"><div class="slides-controls"><div class="posts">${['rye', 'wheat', 'oats'].map(post).join('')}</div><div class="arrow previous-slide">‹</div><div class="arrow next-slide">›</div></div></div><main>Bread</main>`;
  const seen = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('.title')]
        .filter((title) => title.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map(({ textContent }) => textContent),
    );

  test('are seen one after the other', async () => {
    const { page: tab } = await stage.show(page(css, 'collection-type-blog view-list', blog));
    await eventually(() => seen(tab)).toEqual(['On rye']);
    const next = tab.locator('.next-slide[role=button]');
    await next.click();
    await eventually(() => seen(tab)).toEqual(['On wheat']);
    await tab.locator('.previous-slide').press('Enter');
    await eventually(() => seen(tab)).toEqual(['On rye']);
  });

  test('have a transparent header over them before any chunk has come, as a banner has', async () => {
    const over =
      '#header{position:absolute;height:90px}body:not(.has-banner-image).transparent-header #header{position:relative}';
    const html = `<header id="header">Bakery</header>${blog}`;
    const options = { prepare: (page: Page) => page.route(/\/published-banner-/, (route) => route.abort()) };
    const { page: tab } = await stage.show(page(css + over, 'transparent-header view-list', html), options);
    const top = () => tab.locator('.posts').evaluate((posts) => posts.getBoundingClientRect().top);
    await eventually(top).toBe(0);
    await tab.evaluate('mortar.unmount()');
    await eventually(top).toBe(90);
  });

  test('are all readable where the gallery fails', async () => {
    const { page: tab } = await stage.show(page(css, 'collection-type-blog view-list', blog), {
      prepare: (page: Page) => page.route(/\/chunks\/gallery-/, (route) => route.abort()),
    });
    await eventually(() => seen(tab)).toEqual(['On rye', 'On wheat', 'On oats']);
  });
});
