import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { until } from '../until';

const stage = useStage();
const CLOCK = { clock: true } as const;
const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

/** Tiles and slides have no height of their own; only what is in a set of a known size has a width. */
const CSS = `body{margin:0;font:16px/1.5 sans-serif}.Index-gallery{overflow:hidden}.Index-gallery-wrapper{position:relative}
.Index-gallery-control,.Index-gallery-indicators{display:none;position:absolute;z-index:3;bottom:0}.Index-gallery-control{top:50%;min-width:32px;height:32px}.Index-gallery-control--right{right:0}
.Index-gallery-item{position:relative;float:left}.Index-gallery-item:after{content:'';display:block;padding-bottom:50%}.Index-gallery-item-inner{position:absolute;inset:0;overflow:hidden}
.tweak-index-gallery-layout-packed [data-index-gallery-images] .Index-gallery-item{width:25%}
.tweak-index-gallery-layout-slideshow .Index-gallery-wrapper{overflow:hidden;height:300px}
.tweak-index-gallery-layout-slideshow :is(.Index-gallery-control,.Index-gallery-indicators){display:block}
.tweak-index-gallery-layout-slideshow .Index-gallery-item{float:none;opacity:0;z-index:0}.tweak-index-gallery-layout-slideshow .Index-gallery-item.active{opacity:1;z-index:1}`;

const ITEM = (index: number) =>
  `<article class="Index-gallery-item"><div class="Index-gallery-item-inner"><h2>Loaf ${index}</h2><a href="/loaf-${index}">See loaf ${index}</a><figure><img data-src="/images/loaves-1.svg" data-image-dimensions="1500x1000" alt="" data-load="false"></figure></div></article>`;

/** An index page of the older platform with one gallery page. */
function index(classes: string, count: number, context = {}): string {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const bullet = '<button class="Index-gallery-indicators-item"><span>•</span></button>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bakery</title><style>${CSS}</style><script>Static = { SQUARESPACE_CONTEXT: ${JSON.stringify(context)} };</script><script src="/mortar.js"></script></head>
<body id="collection-6a0000000000000000000001" class="collection-type-index ${classes}"><main><h1>Loaves</h1><section class="Index-gallery" data-controller="IndexGallery"><div class="Index-gallery-wrapper"><button class="Index-gallery-control Index-gallery-control--left"><svg width="9" height="16"></svg></button><button class="Index-gallery-control Index-gallery-control--right"><svg width="9" height="16"></svg></button><div class="Index-gallery-indicators">${bullet.repeat(count)}</div>${numbers.map(ITEM).join('')}</div></section></main></body></html>`;
}

const seen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.Index-gallery-item')]
      .filter((item) => item.checkVisibility({ opacityProperty: true }) && item.clientWidth > 0)
      .map((item) => item.querySelector('h2')?.textContent),
  );

describe('tiles of an index page', () => {
  test('have their width, whatever their number, and keep their order', async () => {
    const { page } = await stage.show(index('tweak-index-gallery-layout-packed', 11));
    await eventually(() => seen(page)).toHaveLength(11);
    const sets = await page.evaluate(() =>
      [...document.querySelectorAll('[data-index-gallery-images]')].map((set) => [
        set.getAttribute('data-index-gallery-images'),
        set.querySelectorAll('.Index-gallery-item').length,
      ]),
    );
    expect(sets).toEqual([
      ['8', 8],
      ['3', 3],
    ]);
    expect((await seen(page)).at(-1)).toBe('Loaf 11');
  });

  test('stand where the server wrote them once the page is torn down', async () => {
    const { page } = await stage.show(index('tweak-index-gallery-layout-packed', 4));
    await eventually(() => seen(page)).toHaveLength(4);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('[data-index-gallery-images]').count()).toBe(0);
    expect(await page.locator('.Index-gallery-wrapper > .Index-gallery-item').count()).toBe(4);
  });
});

const SLIDESHOW = 'tweak-index-gallery-layout-slideshow';

/** Its first picture is seen before it starts, too. */
const STARTED = '.mortar-index-slideshow';

describe('a slideshow of an index page', () => {
  test('shows its first picture, and the others by arrows and indicators', async () => {
    const { page } = await stage.show(index(SLIDESHOW, 3));
    await page.waitForSelector(STARTED);
    expect(await seen(page)).toEqual(['Loaf 1']);
    await page.getByRole('button', { name: 'Next Slide' }).click();
    expect(await seen(page)).toEqual(['Loaf 2']);
    await eventually(() => page.locator('.active img').getAttribute('src')).toContain('/images/loaves-1.svg');
    await page.locator('.Index-gallery-indicators-item').nth(2).click();
    expect(await seen(page)).toEqual(['Loaf 3']);
    await page.getByRole('button', { name: 'Previous Slide' }).click();
    expect(await seen(page)).toEqual(['Loaf 2']);
    expect(await page.locator('.Index-gallery-indicators-item.active').count()).toBe(1);
  });

  test('keeps each picture at the same place', async () => {
    const { page } = await stage.show(index(SLIDESHOW, 3));
    await page.waitForSelector(STARTED);
    expect(await seen(page)).toEqual(['Loaf 1']);
    const top = () =>
      page.locator('.active .Index-gallery-item-inner').evaluate((e) => e.getBoundingClientRect().top);
    const before = await top();
    await page.getByRole('button', { name: 'Next Slide' }).press('Enter'); // for a click, a driver may scroll the gallery
    expect(await top()).toBe(before);
  });

  test('shows the picture whose link has the focus', async () => {
    const { page } = await stage.show(index(SLIDESHOW, 3));
    await page.waitForSelector(STARTED);
    expect(await seen(page)).toEqual(['Loaf 1']);
    await page.getByRole('link', { name: 'See loaf 3' }).focus();
    expect(await seen(page)).toEqual(['Loaf 3']);
  });

  test('follows a swipe on a phone', async () => {
    const { page } = await stage.show(index(SLIDESHOW, 3), PHONE);
    await page.waitForSelector(STARTED);
    expect(await seen(page)).toEqual(['Loaf 1']);
    await page.locator('.Index-gallery').evaluate((target) => {
      const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 100 });
      const fire = (type: string, touches: Touch[], changedTouches: Touch[]) =>
        target.dispatchEvent(new TouchEvent(type, { touches, changedTouches, bubbles: true }));
      fire('touchstart', [touch(300)], [touch(300)]);
      fire('touchend', [], [touch(100)]);
    });
    expect(await seen(page)).toEqual(['Loaf 2']);
  });

  const AUTOPLAY = `${SLIDESHOW} tweak-index-gallery-autoplay-enable`;
  const CONTEXT = { tweakJSON: { 'tweak-index-gallery-autoplay-duration': '20' } }; // seconds, more than a start takes

  test('turns by itself where its owner wants it, until it is used', async () => {
    const { page } = await stage.show(index(AUTOPLAY, 3, CONTEXT), CLOCK);
    await page.waitForSelector(STARTED);
    await page.clock.runFor(20_100);
    expect(await seen(page)).toEqual(['Loaf 2']);
    await page.getByRole('link', { name: 'See loaf 1' }).focus();
    await page.clock.runFor(60_000);
    expect(await seen(page)).toEqual(['Loaf 1']);
  });

  test('stands still for visitors who prefer less motion', async () => {
    const { page } = await stage.show(index(AUTOPLAY, 3, CONTEXT), { ...CLOCK, reducedMotion: 'reduce' });
    await page.waitForSelector(STARTED);
    await page.clock.runFor(60_000);
    expect(await seen(page)).toEqual(['Loaf 1']);
  });
});

describe('a gallery page of a template', () => {
  const SYSTEM = `.slides{height:100%}.sqs-system-gallery{opacity:0}.sqs-system-gallery-init>*{display:none}.sqs-system-gallery-init{padding-bottom:50%}.sqs-system-gallery-ready{opacity:1}
body:not(.gallery-design-grid) .sqs-system-gallery .gallery-wrapper .slides .slide{opacity:0;height:100%}.slides-controls{position:relative}.arrow{position:absolute;z-index:9;width:40px;height:40px}.next-slide{right:0}.circle,.number{display:inline-block;width:24px;height:24px}`;
  const IMAGE = (name: string) =>
    `<img data-src="/images/loaves-1.svg" data-image-dimensions="1500x1000" alt="${name}" data-load="false">`;
  const numbers = [1, 2, 3];
  const each = (html: (index: number) => string) => numbers.map(html).join('');

  /** What the server prints, with a script that counts on the whole old library. */
  const gallery = (
    classes = '',
  ) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bakery</title><style>body{margin:0}${SYSTEM}</style><script src="/mortar.js"></script></head>
<body id="collection-6a0000000000000000000001" class="collection-type-gallery ${classes}"><main><h1>Loaves</h1><div class="sqs-system-gallery sqs-system-gallery-init"><div class="gallery-wrapper"><div class="slides-controls"><div class="slides">${each((index) => `<div class="slide" data-type="image">${IMAGE(`Loaf ${index}`)}</div>`)}</div><span class="arrow previous-slide"></span><span class="arrow next-slide"></span><div class="circles">${each(() => '<span class="circle"></span>')}</div></div></div><div class="numbers">${each((index) => `<span class="number">${index}</span>`)}</div><div class="simple"><span class="current-index"></span></div></div>
<script>Y.use('gallery', function (Y) { Y.on('domready', function () { Y.one('.sqs-system-gallery').removeClass('sqs-system-gallery-init'); new Y.Squarespace.Gallery2({ container: '.slides', slides: '.slide', design: Y.Squarespace.Template.getTweakValue('design') }); }); });</script></main></body></html>`;

  const seenPictures = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('.slide img')]
        .filter((image) => {
          const isSeen = image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          return isSeen && image.naturalWidth > 0 && image.clientHeight > 0;
        })
        .map(({ alt }) => alt),
    );

  test('is a slideshow with the proportions and controls of its template', async () => {
    const { page, errors } = await stage.show(gallery());
    await eventually(() => seenPictures(page)).toEqual(['Loaf 1']);
    const height = await page.locator('.slides').evaluate((slides) => slides.clientHeight);
    expect(height).toBe(640); // half of the window's width
    await page.getByRole('button', { name: 'Next Slide' }).click();
    await eventually(() => seenPictures(page)).toEqual(['Loaf 2']);
    await page.locator('.number').nth(2).click();
    await eventually(() => seenPictures(page)).toEqual(['Loaf 3']);
    expect(await page.locator('.current-index').textContent()).toBe('3');
    for (const bullet of ['.circle', '.number'])
      expect(await page.locator(bullet).nth(2).getAttribute('class')).toContain('sqs-active-slide');
    expect(errors).toEqual([]);
  });

  test('is a grid of all its pictures, which the lightbox enlarges', async () => {
    const { page } = await stage.show(gallery('gallery-design-grid'));
    await eventually(() => seenPictures(page)).toEqual(['Loaf 1', 'Loaf 2', 'Loaf 3']);
    await page.locator('.slide img').nth(1).click();
    await page.getByRole('dialog').waitFor();
  });
});

test('a list of products of version 7.0 shows its pictures cropped, whatever their proportions', async () => {
  const image = (classes: string) =>
    `<img class="ProductList-image ${classes}" data-src="/images/loaves-1.svg" data-image-dimensions="1500x1000" alt="Loaf" data-load="false">`;
  const { page } = await stage.show(
    `<!doctype html><html lang="en"><head><title>Shop</title><style>.ProductList-outerImageWrapper{position:relative;overflow:hidden;width:300px;padding-bottom:400px}.ProductList-innerImageWrapper{position:absolute;inset:0}.ProductList-image--alt{opacity:0;position:absolute!important}</style><script src="/mortar.js"></script></head><body id="collection-6a0000000000000000000001" class="collection-type-products"><div class="ProductList-item"><figure class="ProductList-outerImageWrapper"><div class="ProductList-innerImageWrapper">${image('')}${image('ProductList-image--alt')}</div></figure></div></body></html>`,
  );
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('img')].map((image) => {
        const { top, height } = image.getBoundingClientRect();
        const frame = image.closest('figure')?.getBoundingClientRect();
        return image.naturalWidth > 0
          ? [top - (frame?.top ?? 0), height, getComputedStyle(image).objectFit]
          : [];
      }),
    );
  await eventually(boxes).toEqual([
    [0, 400, 'cover'],
    [0, 400, 'cover'],
  ]);
});

describe('an index page that holds all its projects', () => {
  const project = (name: string) =>
    `<div class="project" data-url="/${name}/"><h2>${name}</h2><p>About ${name}</p><div class="image-list"><img data-src="/images/loaves-1.svg" data-image-dimensions="900x600" data-load="false" alt="Picture of ${name}"></div></div>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bakery</title><style>#projectPages .project{height:0;overflow:hidden}#projectPages .project.active-project{height:auto;min-height:400px}#projectPages img{display:none}#projectPages .active-project img{display:block}</style><script src="/mortar.js"></script></head>
<body id="collection-6a0000000000000000000001" class="collection-type-index"><main><div id="projectPages">${project('bread')}${project('cakes')}</div><div id="projectThumbs"><a class="project" href="/bread/">bread</a></div><div style="height:2000px"></div><a href="#/bread">See the bread</a></main></body></html>`;
  const seen = (page: Page) =>
    page
      .locator('#projectPages .project')
      .evaluateAll((projects) =>
        projects
          .filter(({ clientHeight }) => clientHeight)
          .map((project) => project.querySelector('h2')?.textContent),
      );

  test('opens the one that its address names, at the start and later', async () => {
    const { page, errors } = await stage.show(html, { path: '/fixture#/cakes/' });
    await eventually(() => seen(page)).toEqual(['cakes']);
    const picture = page.getByAltText('Picture of cakes');
    await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
    await page.getByRole('link', { name: 'See the bread' }).click();
    await eventually(() => seen(page)).toEqual(['bread']);
    await eventually(() => page.evaluate('scrollY')).toBeLessThan(100);
    expect(errors).toEqual([]);
  });

  test('leaves the one open that the page comes with, until its address names another', async () => {
    const opened = html.replace(
      'class="project" data-url="/cakes/"',
      'class="project active-project" data-url="/cakes/"',
    );
    const { page } = await stage.show(opened);
    await until(page, "document.documentElement.dataset.mortar === 'initialised'");
    expect(await seen(page)).toEqual(['cakes']);
    await page.getByRole('link', { name: 'See the bread' }).click();
    await eventually(() => seen(page)).toEqual(['bread']);
    await page.evaluate('history.back()');
    await eventually(() => seen(page)).toEqual(['cakes']);
  });

  test('opens none without such an address, and when it is torn down', async () => {
    const { page } = await stage.show(html, { path: '/fixture#/cakes/' });
    await eventually(() => seen(page)).toEqual(['cakes']);
    await page.evaluate("location.hash = ''");
    await eventually(() => seen(page)).toEqual([]);
    await page.evaluate("location.hash = '#/cakes'");
    await eventually(() => seen(page)).toEqual(['cakes']);
    await page.evaluate('mortar.unmount()');
    expect(await seen(page)).toEqual([]);
  });
});
