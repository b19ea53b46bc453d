import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually';
import { CHUNK, MAIN, PHONE, useTemplates } from './template-page';

const { show, opened } = useTemplates();

test('a bar of phones that is not fixed leaves the body the padding that the page has given it', async () => {
  const padding = "<script>document.body.style.paddingTop = '20px'</script>";
  const body = `${padding}<div class="bar mobile-bar-wrapper">Bakery</div>${MAIN}`;
  const page = await opened({ css: '.bar{height:56px}', body }, PHONE);
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
  );
  expect(await page.evaluate('document.body.style.paddingTop')).toBe('20px');
});

test('a fixed bar of phones has its space before the code of its template has come', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { page } = await show(
    {
      css: '.bar{position:fixed;inset:0 0 auto;height:56px;background:#fff}@media(min-width:700px){.bar{display:none}}main{padding:0}h1{margin:0}',
      body: `<div class="bar" data-nc-group="top" data-controller="MobileOffset">Bakery</div>${MAIN}`,
    },
    { ...PHONE, prepare: (tab: Page) => tab.route(CHUNK, (route) => arrival.then(() => route.continue())) },
  );
  const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
  await eventually(top).toBe(56);
  arrive();
  await eventually(() => page.evaluate('document.documentElement.style.scrollPaddingTop')).toBe('56px');
  expect(await top()).toBe(56);
  await page.setViewportSize({ width: 900, height: 800 });
  await eventually(top).toBe(0);
});

test('a fixed bar of phones gives the body its own padding back in a wider window', async () => {
  const own = "<script>document.body.style.paddingTop = '20px'</script>";
  const page = await opened(
    {
      css: '.bar{position:fixed;inset:0 0 auto;height:56px;background:#fff}@media(min-width:700px){.bar{display:none}}',
      body: `${own}<div class="bar" data-nc-group="top" data-controller="MobileOffset">Bakery</div>${MAIN}`,
    },
    PHONE,
  );
  const padding = () => page.evaluate('document.body.style.paddingTop');
  await eventually(padding).toBe('56px');
  await page.setViewportSize({ width: 900, height: 800 });
  await eventually(padding).toBe('20px');
});

test('a fixed bar of phones does not cover the page, and wider windows have no gap', async () => {
  const page = await opened(
    {
      css: '.bar{position:fixed;inset:0 0 auto;height:56px;background:#fff}.end{inset:auto 0 0;height:40px}@media(min-width:700px){.bar{display:none}}main{padding:0}h1{margin:0}',
      body: `<div class="bar" data-nc-group="top" data-controller="MobileOffset">Bakery</div>${MAIN}<div class="bar end" data-nc-group="bottom" data-controller="MobileOffset">Cart</div>`,
    },
    PHONE,
  );
  const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
  await eventually(top).toBe(56);
  const bottom = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom);
  expect(await bottom()).toBe('40px');
  const lead = () => page.evaluate(() => location.assign('#place'));
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p style="margin-top:999px" id="place">The place</p><p style="height:999px">',
    ),
  );
  await lead();
  await eventually(() => page.locator('#place').evaluate((place) => place.getBoundingClientRect().top)).toBe(
    56,
  );
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize({ width: 900, height: 800 });
  await eventually(top).toBe(0);
  expect(await bottom()).toBe('0px');
});

test.each([
  ['top', 'top:0', 56, '0px'],
  ['bottom', 'bottom:0', 0, '56px'],
])(
  'a fixed bar beside the content does not cover it, nor move the menu: at the %s',
  async (_, place, start, end) => {
    const page = await opened(
      {
        css: `.mobile-bar-wrapper{position:fixed;${place};left:0;right:0;height:56px;background:#fff}#overlayNav{position:absolute;height:100vh}main{padding:0}h1{margin:0}`,
        body: `<div class="overflow-wrapper"><div class="mobile-bar-wrapper">Bakery</div><div id="overlayNav">Loaves</div><div class="site-container">${MAIN}</div></div>`,
      },
      PHONE,
    );
    const topOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    const padding = () =>
      page.locator('.site-container').evaluate((site) => getComputedStyle(site).paddingBottom);
    await eventually(padding).toBe(end);
    await eventually(() => topOf('h1')).toBe(start);
    expect(await topOf('#overlayNav')).toBe(0);
  },
);

test('the first section of an index page begins below a transparent header', async () => {
  const page = await opened({
    css: 'main{padding:0}#header{height:200px;padding:0}.transparent-header #header{position:absolute;inset:0 0 auto}@media(max-width:700px){.transparent-header #header{height:50px}}.content{padding:60px 0}h1{margin:0}',
    classes: 'transparent-header index-page',
    body: '<header id="header">Bakery</header><main><div class="index-section"><div class="content"><div class="content-inner"><h1>Loaves</h1></div></div></div><div class="index-section"><div class="content"><div class="content-inner"><h2>Ovens</h2></div></div></div></main>',
  });
  const topOf = (name: string) =>
    page.getByRole('heading', { name }).evaluate((heading) => heading.getBoundingClientRect().top);
  await eventually(() => topOf('Loaves')).toBe(200);
  const between = (await topOf('Ovens')) - 200;
  await page.setViewportSize({ width: 390, height: 800 });
  await eventually(() => topOf('Loaves')).toBe(60);
  expect((await topOf('Ovens')) - 60).toBeCloseTo(between, 3);
});

test('its place is kept from the first paint on: nothing shifts when the template starts', async () => {
  const { page } = await show(
    {
      css: '#header{height:200px;padding:0;position:absolute;inset:0 0 auto}h1{margin:0}',
      classes: 'transparent-header index-page',
      body: '<header id="header">Bakery</header><div class="index-section"><div class="content-inner"><h1>Loaves</h1></div></div>',
    },
    { prepare: (tab: Page) => tab.route(CHUNK, () => {}) },
  );
  const heading = page.getByRole('heading', { name: 'Loaves' });
  await eventually(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBe(200);
});

test("a section's own padding is kept where a transparent header does not reach below it", async () => {
  const page = await opened({
    css: 'main{padding:0}#header{height:50px;padding:0;position:absolute;inset:0 0 auto}h1{margin:0}',
    classes: 'transparent-header index-page',
    body: '<header id="header">Bakery</header><main><div class="index-section"><div class="content-inner" style="padding-top: 90px"><h1>Loaves</h1></div></div></main>',
  });
  const heading = page.getByRole('heading', { name: 'Loaves' });
  const header = page.locator('#header');
  await header.evaluate((element) => element.style.setProperty('height', '120px'));
  await eventually(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBe(120);
  await header.evaluate((element) => element.style.setProperty('height', '40px'));
  await eventually(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBe(90);
});

describe('an index page whose header lies over its first picture', () => {
  const css =
    'main{padding:0}.Header{position:absolute;inset:0 0 auto;z-index:1;height:70px;padding:0}@media(max-width:700px){.Header{display:none}}.Index-page{position:relative;min-height:100vh}.Index-page-content{padding-top:30px}h1,h2{margin:0}.Index-page-scroll-indicator{position:absolute;bottom:0}.Index-page-scroll-indicator.hidden{pointer-events:none;opacity:0}.Index-page-scroll-indicator-text{display:none}';
  const indicator =
    '<div class="Index-page-scroll-indicator hidden" data-controller="ScrollIndicator"><div class="Index-page-scroll-indicator-text">Scroll</div><svg width="40" height="40" aria-hidden="true"><path d="M0 0l20 20L40 0"/></svg></div>';
  const body = `<div class="Header Header--overlay">Bakery</div><div class="Site-inner" data-controller="HeaderOverlay"><main class="Index"><section class="Index-page">${indicator}<div class="Index-page-content"><h1>Loaves</h1></div></section><section class="Index-page"><div class="Index-page-content"><h2>Ovens</h2></div></section></main></div>`;
  const topOf = (page: Page, name: string) =>
    page.getByRole('heading', { name }).evaluate((heading) => heading.getBoundingClientRect().top);

  test('its text keeps its distance from the header, where there is one', async () => {
    const page = await opened({ css, body });
    await eventually(() => topOf(page, 'Loaves')).toBe(100);
    await page.setViewportSize({ width: 390, height: 800 });
    await eventually(() => topOf(page, 'Loaves')).toBe(30);
  });

  test.each(['click', 'key'])('its arrow leads to the page below by %s', async (how) => {
    const page = await opened({ css, body });
    const arrow = page.getByRole('button', { name: 'Scroll' });
    if (how === 'click') await arrow.click();
    else await arrow.press('Enter');
    await eventually(() => topOf(page, 'Ovens')).toBe(30);
  });

  test('the navigation beside it marks the page in the middle of the window', async () => {
    const links =
      '<nav class="Index-nav"><a href="#loaves" class="Index-nav-item active">Loaves</a><a href="#öfen" class="Index-nav-item">Öfen</a><a href="/shop" class="Index-nav-item">Shop</a></nav>';
    const page = await opened({
      css: `${css}.Index-nav{position:fixed;top:0;right:0}.active{background:red}`,
      body: `<main class="Index" data-controller="IndexNavigation">${['Loaves', 'Öfen'].map((name) => `<section id="${name.toLowerCase()}" class="Index-page"><h2>${name}</h2></section>`).join('')}${links}</main>`,
    });
    const marked = () => page.locator('.active').allTextContents();
    await page.getByRole('link', { name: 'Öfen' }).click();
    await eventually(marked).toEqual(['Öfen']);
    expect(await page.locator('[aria-current=location]').allTextContents()).toEqual(['Öfen']);
    await page.getByRole('link', { name: 'Loaves' }).click();
    await eventually(marked).toEqual(['Loaves']);
    await page.getByRole('link', { name: 'Öfen' }).click();
    await eventually(marked).toEqual(['Öfen']);
    await page.evaluate('mortar.unmount()');
    await eventually(marked).toEqual(['Loaves']);
  });

  test('both are left to a script that has bound them', async () => {
    const bound = body.replaceAll(
      /data-controller="(\w+)"/g,
      'data-controller="$1" data-controllers-bound="$1"',
    );
    const page = await opened({ css, body: bound });
    expect(await topOf(page, 'Loaves')).toBe(30);
    expect(await page.getByRole('button').count()).toBe(0);
  });
});

describe('an index page that is to fill the window', () => {
  const css =
    'main{padding:0}h1,h2{margin:0}.Header{height:80px}@media(max-width:700px){.Header{height:120px}}.tweak-index-page-fullscreen-first-page-only .Index-page:first-child{min-height:90vh}';
  const body =
    '<div class="Header">Bakery</div><main class="Index" data-controller="IndexFirstSectionHeight, Parallax"><section class="Index-page"><h1>Loaves</h1></section><section class="Index-page"><h2>Ovens</h2></section></main>';
  const tweaks = { tweakJSON: { 'tweak-index-page-min-height': '90vh' } };
  const context = `<script>Static.SQUARESPACE_CONTEXT = ${JSON.stringify(tweaks)}</script>`;
  const classes = 'tweak-index-page-fullscreen-first-page-only';
  const end = (page: Page) => () =>
    page
      .locator('.Index-page')
      .first()
      .evaluate((first) => first.getBoundingClientRect().bottom);

  test('does so together with the header above it', async () => {
    const page = await opened({ css, body: context + body, classes });
    await eventually(end(page)).toBe(720);
    await page.setViewportSize({ width: 390, height: 700 });
    await eventually(end(page)).toBe(630);
    await page.evaluate('mortar.unmount()');
    await eventually(end(page)).toBe(120 + 630);
  });

  test('has its own height where the owner wants no such thing', async () => {
    const page = await opened({ css, body: context + body, classes: 'tweak-index-page-fullscreen-none' });
    expect(await end(page)()).toBeLessThan(300);
  });
});
