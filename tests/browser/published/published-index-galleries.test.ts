import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';

const stage = useStage();
const CLOCK = { prepare: (page: Page) => page.clock.install() };
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
  `<article class="Index-gallery-item"><div class="Index-gallery-item-inner"><h2>Loaf ${index}</h2><a href="/loaf-${index}">See loaf ${index}</a><figure><img data-src="/images/loaf.svg" data-image-dimensions="1500x1000" alt="" data-load="false"></figure></div></article>`;

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

describe('a slideshow of an index page', () => {
  test('shows its first picture, and the others by arrows and indicators', async () => {
    const { page } = await stage.show(index(SLIDESHOW, 3));
    await eventually(() => seen(page)).toEqual(['Loaf 1']);
    await page.getByRole('button', { name: 'Next Slide' }).click();
    expect(await seen(page)).toEqual(['Loaf 2']);
    await eventually(() => page.locator('.active img').getAttribute('src')).toContain('/images/loaf.svg');
    await page.locator('.Index-gallery-indicators-item').nth(2).click();
    expect(await seen(page)).toEqual(['Loaf 3']);
    await page.getByRole('button', { name: 'Previous Slide' }).click();
    expect(await seen(page)).toEqual(['Loaf 2']);
    expect(await page.locator('.Index-gallery-indicators-item.active').count()).toBe(1);
  });

  test('keeps each picture at the same place', async () => {
    const { page } = await stage.show(index(SLIDESHOW, 3));
    await eventually(() => seen(page)).toEqual(['Loaf 1']);
    const top = () => page.locator('.active .Index-gallery-item-inner').evaluate((e) => e.getBoundingClientRect().top);
    const before = await top();
    await page.getByRole('button', { name: 'Next Slide' }).click();
    expect(await top()).toBe(before);
  });

  test('shows the picture whose link has the focus', async () => {
    const { page } = await stage.show(index(SLIDESHOW, 3));
    await eventually(() => seen(page)).toEqual(['Loaf 1']);
    await page.getByRole('link', { name: 'See loaf 3' }).focus();
    expect(await seen(page)).toEqual(['Loaf 3']);
  });

  test('follows a swipe on a phone', async () => {
    const { page } = await stage.show(index(SLIDESHOW, 3), PHONE);
    await eventually(() => seen(page)).toEqual(['Loaf 1']);
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
  const CONTEXT = { tweakJSON: { 'tweak-index-gallery-autoplay-duration': '0.5' } };

  test('turns by itself where its owner wants it, until it is used', async () => {
    const { page } = await stage.show(index(AUTOPLAY, 3, CONTEXT), CLOCK);
    await eventually(() => seen(page)).toEqual(['Loaf 1']);
    await page.clock.runFor(600);
    expect(await seen(page)).toEqual(['Loaf 2']);
    await page.getByRole('link', { name: 'See loaf 1' }).focus();
    await page.clock.runFor(5000);
    expect(await seen(page)).toEqual(['Loaf 1']);
  });

  test('stands still for visitors who prefer less motion', async () => {
    const { page } = await stage.show(index(AUTOPLAY, 3, CONTEXT), { ...CLOCK, reducedMotion: 'reduce' });
    await eventually(() => seen(page)).toEqual(['Loaf 1']);
    await page.clock.runFor(5000);
    expect(await seen(page)).toEqual(['Loaf 1']);
  });
});
