import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { until } from '../until';
import { HIDING, isVisible, opacity, section, showSections } from './section-page';

const stage = useStage();

describe('the pictures of a product', () => {
  it('change by thumbnail', async () => {
    const slide = (name: string) => `<div class="product-gallery-slides-item"><p>${name}</p></div>`;
    const gallery = `<div class="product-gallery">${slide('front')}${slide('back')}<button class="product-gallery-thumbnails-item">1</button><button class="product-gallery-thumbnails-item">2</button></div>`;
    const { page } = await showSections(stage, section(gallery), { css: HIDING });
    await eventually(() => isVisible(page, 'text=front')).toBe(true);
    expect(await isVisible(page, 'text=back')).toBe(false);
    await page.getByRole('button', { name: '2' }).click();
    await eventually(() => isVisible(page, 'text=back')).toBe(true);
    expect(await isVisible(page, 'text=front')).toBe(false);
  });

  it.each(['product-gallery-slides-item', 'ProductItem-gallery-slides-item'])(
    'fill their frame: .%s',
    async (item) => {
      const picture =
        '<img data-src="/images/loaves-1.svg" data-image-dimensions="600x400" data-load="false" alt="Jug">';
      const slide = `<div class="${item}">${picture}<span class="hint">Image 1 of 1</span><div class="product-image-zoom-duplicate" aria-hidden="true"></div></div>`;
      const { page } = await showSections(stage, section(`<div class="frame">${slide}</div>`), {
        css: `.frame{position:relative;width:300px;aspect-ratio:1}.${item}{position:absolute;inset:0;overflow:hidden}.hint{position:absolute}`,
      });
      const jug = page.getByRole('img', { name: 'Jug' });
      await eventually(() => jug.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
      expect(await jug.boundingBox()).toMatchObject({ width: 300, height: 300 });
      expect(await jug.evaluate((image) => getComputedStyle(image).objectFit)).toBe('cover');
    },
  );

  it('come in from the side where their thumbnail stands', async () => {
    const slide = '<div class="product-gallery-slides-item"></div>';
    const thumbnail = (name: string) => `<button class="product-gallery-thumbnails-item">${name}</button>`;
    const gallery = `<div class="product-gallery">${slide}${slide}${thumbnail('1')}${thumbnail('2')}</div>`;
    const { page } = await showSections(stage, section(gallery), {
      css: '.going-next{animation:from-right 1s}.going-prev{animation:from-left 1s}',
    });
    const motion = () =>
      page
        .locator('.product-gallery-slides-item.selected')
        .evaluate((element) => getComputedStyle(element).animationName);
    await page.waitForSelector('.product-gallery-slides-item.going-next', { state: 'attached' });
    await page.getByRole('button', { name: '2' }).click();
    await eventually(motion).toBe('from-right');
    await page.getByRole('button', { name: '1' }).click();
    await eventually(motion).toBe('from-left');
  });

  it('go out on the other side, also the one that is far from the next', async () => {
    const slides = ['a', 'b', 'c', 'd'].map(
      (id) => `<div class="product-gallery-slides-item" id="${id}"></div>`,
    );
    const thumbnail = (name: string) => `<button class="product-gallery-thumbnails-item">${name}</button>`;
    const gallery = `<div class="product-gallery">${slides.join('')}${['1', '2', '3', '4'].map(thumbnail).join('')}</div>`;
    const { page } = await showSections(stage, section(gallery), {
      css: '.going-next.prev-slide.next-loaded{animation:to-left 1s}.going-prev.next-slide.prev-loaded{animation:to-right 1s}',
    });
    const moving = () =>
      page.evaluate(() => {
        const slides = [...document.querySelectorAll('.product-gallery-slides-item')];
        return slides.map((slide) => getComputedStyle(slide).animationName).join(' ');
      });
    await page.waitForSelector('#a.selected', { state: 'attached' });
    expect(await moving()).toBe('none none none none'); // none has left yet
    await page.getByRole('button', { name: '3' }).click();
    await eventually(moving).toBe('to-left none none none');
    await page.getByRole('button', { name: '2' }).click();
    await eventually(moving).toBe('none none to-right none');
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('.prev-slide, .next-slide, .next-loaded, .prev-loaded').count()).toBe(0);
  });

  it('load ahead on either side of the one that is seen', async () => {
    const slide = (name: string) =>
      `<div class="product-gallery-slides-item"><img data-src="/images/loaves-1.svg" data-image-dimensions="600x400" data-load="false" alt="${name}"></div>`;
    const slides = ['front', 'side', 'foot', 'back'].map(slide).join('');
    const { page } = await showSections(stage, section(`<div class="product-gallery">${slides}</div>`), {
      css: '.product-gallery-slides-item{display:none;width:300px;height:200px}.product-gallery-slides-item:is(.selected,.prev-slide,.next-slide){display:block}',
    });
    const isLoaded = (name: string) =>
      page.locator(`[alt="${name}"]`).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    for (const name of ['front', 'side', 'back']) await eventually(() => isLoaded(name)).toBe(true);
    expect(await isLoaded('foot')).toBe(false);
  });

  it('leave no gap below the last one, where the lightbox of the platform follows', async () => {
    const slide = '<div class="product-gallery-slides-item">Bowl</div>';
    const slides = `<div class="product-gallery-slides">${slide}${slide}<div class="gallery-lightbox-outer-wrapper" style="position:fixed"></div></div>`;
    const { page } = await showSections(stage, section(`<div class="product-gallery">${slides}</div>`), {
      css: '.product-gallery-slides{display:flow-root}.product-gallery-slides-item{height:100px;margin-bottom:25px}.product-gallery-slides-item:last-child{margin-bottom:0}',
    });
    const height = async () => (await page.locator('.product-gallery-slides').boundingBox())?.height;
    await eventually(height).toBe(225);
    await page.evaluate('mortar.unmount()');
    expect(await height()).toBe(250);
  });
});

describe('the pictures of a product in a template of version 7.0', () => {
  it('are seen one at a time, and change by thumbnail', async () => {
    const each = (html: (name: string) => string) => ['front', 'back'].map(html).join('');
    const slides = each((name) => `<div class="ProductItem-gallery-slides-item" id="${name}">${name}</div>`);
    const thumbnails = each(
      (name) => `<div class="ProductItem-gallery-thumbnails-item">See the ${name}</div>`,
    );
    const gallery = `<section class="ProductItem-gallery" data-controller="ProductGallery"><div class="ProductItem-gallery-slides">${slides}</div><div class="ProductItem-gallery-thumbnails">${thumbnails}</div></section>`;
    const { page } = await showSections(stage, gallery, {
      css: '.ProductItem-gallery-slides-item{opacity:0}.ProductItem-gallery-slides-item.sqs-pdp-gallery-slide-active{opacity:1}',
    });
    await eventually(() => opacity(page, '#front')).toBe('1');
    expect(await opacity(page, '#back')).toBe('0');
    await page.waitForSelector('.ProductItem-gallery-thumbnails-item.selected');
    await page.getByText('See the back').click();
    await eventually(() => opacity(page, '#back')).toBe('1');
    expect(await opacity(page, '#front')).toBe('0');
  });
});

describe('the pictures of a product in the first templates of version 7.0', () => {
  const each = (html: (name: string) => string) => ['front', 'back', 'foot'].map(html).join('');
  const picture = (name: string) =>
    `<img data-src="/images/loaves-1.svg" data-load="false" data-image-dimensions="600x400" alt="${name}">`;
  const product = `<div id="productWrapper"><div id="productGallery"><div class="frame"><div id="productSlideshow">${each((name) => `<div class="slide" id="${name}">${picture(name)}</div>`)}</div></div><div id="productThumbnails">${each((name) => `<div class="slide">${picture(name === 'foot' ? '' : `See the ${name}`)}</div>`)}</div></div></div><p id="below">Below</p>`;
  const css =
    '.frame{position:relative;height:200px;width:200px}#productSlideshow{position:absolute;inset:0}#productSlideshow .slide{width:100%;height:100%;overflow:hidden}#productThumbnails{visibility:hidden}#productThumbnails .slide{float:left;width:50px;height:50px}#below{clear:both;margin:0;height:60px}';
  const seen = (page: Page) =>
    page.evaluate(() => {
      const slides = [...document.querySelectorAll('#productSlideshow > .slide')];
      const isSeen = (slide: Element) => slide.checkVisibility({ visibilityProperty: true });
      return slides.filter(isSeen).map(({ id }) => id);
    });

  it('are seen one at a time, and change by thumbnail, by click and by the keyboard', async () => {
    const { page } = await showSections(stage, product, { css, bodyClass: 'collection-type-products' });
    await eventually(() => seen(page)).toEqual(['front']);
    expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);
    await page.locator('#productThumbnails .slide').last().click();
    await eventually(() => seen(page)).toEqual(['foot']);
    await page.locator('#productSlideshow').click();
    await eventually(() => seen(page)).toEqual(['front']);
    await page.getByRole('button', { name: 'See the back' }).press('Enter');
    await eventually(() => seen(page)).toEqual(['back']);
    await page.getByRole('button', { name: 'Slide 3' }).press(' ');
    await eventually(() => seen(page)).toEqual(['foot']);
    await page.evaluate('mortar.unmount()');
    expect(await seen(page)).toEqual(['front', 'back', 'foot']);
    expect(await page.locator('#productSlideshow').getAttribute('class')).toBeNull();
  });

  it('scroll in their frame where the chunk fails', async () => {
    const { page } = await showSections(stage, product, {
      bodyClass: 'collection-type-products',
      css,
      prepare: (page) => page.route('**/product-gallery-*', (route) => route.abort()),
    });
    const frame = page.locator('#productSlideshow');
    await eventually(() => frame.evaluate((element) => getComputedStyle(element).overflowY)).toBe('auto');
    expect(await frame.evaluate(({ scrollHeight }) => scrollHeight)).toBe(600);
    expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);
  });
});

/** With one finger, or with others that stay. */
const swipe = (page: Page, by: [number, number], left = 0, stack = '.product-gallery-slides') =>
  page.locator(stack).evaluate(
    (stack, [x, y, left]) => {
      const touch = (clientX: number, clientY: number) =>
        new Touch({ identifier: 1, target: stack, clientX, clientY });
      const at = touch(200, 400);
      stack.dispatchEvent(
        new TouchEvent('touchstart', { touches: [at], changedTouches: [at], bubbles: true }),
      );
      const end = touch(200 + x, 400 + y);
      const touches = left ? [new Touch({ identifier: 2, target: document.body })] : [];
      stack.dispatchEvent(new TouchEvent('touchend', { touches, changedTouches: [end], bubbles: true }));
    },
    [...by, left] as const,
  );

describe('the pictures of a product in a row that is wider than its frame', () => {
  const names = ['front', 'side', 'back', 'top', 'foot'];
  const slide = (name: string, dimensions = '600x900') =>
    `<div class="pdp-gallery-slides"><img data-src="/images/loaves-1.svg" data-load="false" data-image-dimensions="${dimensions}" alt="${name}"></div>`;
  const rowOf = (slides: string) =>
    section(
      `<div class="pdp-gallery"><div class="pdp-gallery-wrapper"><div class="pdp-gallery-images">${slides}</div><div class="pdp-carousel-controls"><button class="chevron-prev">Back</button><button class="chevron-next">On</button></div></div></div>`,
    );
  const css =
    '.pdp-gallery-wrapper{position:relative;overflow:hidden;width:50vw}.pdp-gallery-images{display:flex;height:200px}.pdp-gallery-slides{flex:0 0 auto;width:50%}.pdp-gallery-slides[data-landscape=true]{width:100%}.pdp-carousel-controls{position:absolute;inset:0}';

  /** What stands whole in the frame. */
  const seen = (page: Page) =>
    page.locator('.pdp-gallery-wrapper').evaluate((frame) => {
      const { left, right } = frame.getBoundingClientRect();
      const isSeen = (image: Element) => {
        const box = (image.parentElement as Element).getBoundingClientRect();
        return box.left > left - 2 && box.right < right + 2;
      };
      return [...frame.querySelectorAll('img')].filter(isSeen).map(({ alt }) => alt);
    });

  it.each([
    ['left', ''],
    ['right', 'body{direction:rtl}'],
  ])('are all reached by its arrows, where reading starts at the %s', async (_side, direction) => {
    const { page } = await showSections(stage, rowOf(names.map((name) => slide(name)).join('')), {
      css: css + direction,
    });
    await page.locator('.pdp-gallery-slides.selected').waitFor();
    expect(await seen(page)).toEqual(['front', 'side']);
    for (const pair of [
      ['side', 'back'],
      ['back', 'top'],
      ['top', 'foot'],
      ['front', 'side'],
    ]) {
      await page.getByRole('button', { name: 'On' }).click();
      expect(await seen(page)).toEqual(pair);
    }
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await seen(page)).toEqual(['top', 'foot']);
    await page.setViewportSize({ width: 700, height: 700 });
    await eventually(() => seen(page)).toEqual(['top', 'foot']);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('.pdp-gallery-images').getAttribute('style')).toBeNull();
  });

  it('move with a swipe, unless they stand below each other', async () => {
    const tall = `<div id="all">${rowOf(names.map((name) => slide(name)).join(''))}</div>`;
    const { page } = await showSections(stage, rowOf(slide('front') + slide('side') + slide('back')) + tall, {
      css: `${css}#all .pdp-gallery-images{display:block;height:auto}`,
      hasTouch: true,
    });
    const selected = () =>
      page
        .locator('.pdp-gallery-slides.selected img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
    await eventually(selected).toEqual(['front', 'front']);
    for (const gallery of ['#sections > .page-section', '#all'])
      await swipe(page, [-90, 20], 0, `${gallery} .pdp-gallery-images`);
    expect(await selected()).toEqual(['side', 'front']);
  });

  it('have the whole width of it if they are wider than high', async () => {
    const { page } = await showSections(stage, rowOf(slide('front') + slide('wide', '900x600')), { css });
    await eventually(() => page.locator('[data-landscape]').count()).toBe(1);
    const width = (name: string) =>
      page.getByAltText(name).evaluate((image) => (image.parentElement as Element).clientWidth);
    expect(await width('wide')).toBe(2 * (await width('front')));
  });
});

describe('the pictures of a product on a phone', () => {
  const slide = (name: string) =>
    `<div class="product-gallery-slides-item" style="height:300px"><p>${name}</p></div>`;
  const gallery = `<div class="product-gallery"><div class="product-gallery-slides"><div data-product-gallery="indicator"><!-- counter --></div>${slide('front')}${slide('back')}</div></div>`;
  it('change by a swipe to the side, and it says which of them is seen', async () => {
    const { page } = await showSections(stage, section(gallery), { css: HIDING, hasTouch: true });
    const indicator = page.locator('[data-product-gallery="indicator"]');
    await eventually(() => indicator.textContent()).toBe('1 / 2');
    await swipe(page, [-90, 20]);
    await eventually(() => isVisible(page, 'text=back')).toBe(true);
    expect(await isVisible(page, 'text=front')).toBe(false);
    expect(await indicator.textContent()).toBe('2 / 2');
    await swipe(page, [60, -200]);
    expect(await indicator.textContent()).toBe('2 / 2');
    await swipe(page, [90, 0]);
    expect(await indicator.textContent()).toBe('1 / 2');
    await page.evaluate('mortar.unmount()');
    expect(await indicator.innerHTML()).toBe('<!-- counter -->');
  });

  it('stay while fingers zoom the page, or move it once it is zoomed', async () => {
    const { page } = await showSections(stage, section(gallery), { css: HIDING, hasTouch: true });
    const indicator = page.locator('[data-product-gallery="indicator"]');
    await eventually(() => indicator.textContent()).toBe('1 / 2');
    await swipe(page, [-90, 20], 1);
    expect(await indicator.textContent()).toBe('1 / 2');
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await until(page, 'visualViewport.scale > 1.5');
    await swipe(page, [-90, 20]);
    expect(await indicator.textContent()).toBe('1 / 2');
  });

  it('follow the finger where reading starts at the right', async () => {
    const three = gallery.replace(slide('back'), `${slide('side')}${slide('back')}`);
    const { page } = await showSections(stage, section(three), {
      css: `body{direction:rtl}${HIDING}`,
      hasTouch: true,
    });
    const indicator = page.locator('[data-product-gallery="indicator"]');
    await eventually(() => indicator.textContent()).toBe('1 / 3');
    await swipe(page, [90, 20]);
    expect(await indicator.textContent()).toBe('2 / 3');
    await swipe(page, [-90, 20]);
    expect(await indicator.textContent()).toBe('1 / 3');
  });
});
