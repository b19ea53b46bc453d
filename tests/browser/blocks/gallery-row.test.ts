import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { until } from '../until';
import { gallery, pictureOf, publishedSlider } from './gallery-markup';
import { activeSlides, drawn, reachable, showGalleries, told } from './gallery-page';

const stage = useStage();
const LIST = "document.querySelector('.sqs-gallery')";

const still = (page: Page) => until(page, `!${LIST}.style.scrollSnapType`);

describe('a carousel', () => {
  it.each([
    [479, ['c-1', 'c-2']],
    [723, ['c-1', 'c-2', 'c-3']],
    [724, ['c-1', 'c-2', 'c-3', 'c-4']],
  ])('%i px wide has in reach %j', async (width, slides) => {
    const body = gallery('c', 'carousel', { count: 9, settings: { slidesPerRow: 4 } });
    const { page } = await showGalleries(stage, `<div style="width:${width}px">${body}</div>`);
    await eventually(() => reachable(page, '#c')).toEqual(slides);
  });

  it('goes by groups, tells where it is, and follows when the visitor scrolls', async () => {
    const { page } = await showGalleries(stage, gallery('c', 'carousel', { count: 7 }), {
      before: "addEventListener('gallery:change', ({ detail }) => { window.detail = detail; });",
    });
    await eventually(() => reachable(page, '#c')).toEqual(['c-1', 'c-2', 'c-3']);
    await page.click('#c .next');
    await eventually(() => reachable(page, '#c')).toEqual(['c-4', 'c-5', 'c-6']);
    expect(await page.evaluate('detail')).toEqual({
      ...{ index: 3, count: 7, currentGroup: 1, totalGroups: 3 },
      ...{ isFirstGroup: false, isLastGroup: false },
    });
    await still(page);
    await page.mouse.move(300, 50);
    await page.mouse.wheel(3000, 0);
    await eventually(() => activeSlides(page)).toEqual(['c-7']);
    await eventually(() => page.locator('#c .next').getAttribute('aria-disabled')).toBe('true');
    expect(await page.evaluate('detail.isLastGroup')).toBe(true);
  });

  it('asks for its neighbours ahead, and for none when the visitor saves data', async () => {
    const body = gallery('c', 'carousel', { count: 6, settings: { slidesPerRow: 2 } });
    const asked = (requests: readonly string[]) =>
      [...new Set(requests.map((url) => /loaves-(\d)/.exec(url)?.[1]))].filter(Boolean).sort();
    const usual = await showGalleries(stage, body);
    await eventually(() => asked(usual.requests)).toEqual(['1', '2', '3']);
    const saving = await showGalleries(stage, body, {
      before: "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });",
    });
    await saving.page.waitForSelector('#c-2 .loaded');
    expect(asked(saving.requests)).toEqual(['1', '2']);
  });

  it('can be asked where it is before it has moved', async () => {
    const { page } = await showGalleries(stage, gallery('c', 'carousel', { count: 7 }));
    const state = async () =>
      JSON.parse((await page.locator('#c').getAttribute('data-gallery-state')) ?? 'null');
    const first = {
      index: 0,
      count: 7,
      currentGroup: 0,
      totalGroups: 3,
      isFirstGroup: true,
      isLastGroup: false,
    };
    expect(await state()).toEqual(first);
    await page.setViewportSize({ width: 400, height: 800 });
    await eventually(state).toEqual({ ...first, totalGroups: 4 });
    await page.click('#c .next');
    await eventually(state).toMatchObject({ index: 2, currentGroup: 1 });
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('#c').getAttribute('data-gallery-state')).toBeNull();
  });

  it('shows arrows only while it does not fit', async () => {
    const { page } = await showGalleries(
      stage,
      gallery('c', 'carousel', { count: 3 }) + gallery('d', 'carousel', { count: 3, hasButtons: false }),
    );
    const arrows = async () => [
      await page.locator('#c .next').isVisible(),
      await page.getByRole('button', { name: 'Next Slide' }).count(),
    ];
    await page.waitForSelector('.mortar-gallery-controls', { state: 'attached' });
    await eventually(arrows).toEqual([false, 0]);
    await page.setViewportSize({ width: 400, height: 800 });
    await eventually(arrows).toEqual([true, 1]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await eventually(arrows).toEqual([false, 0]);
  });

  it('keeps its place when its width changes', async () => {
    const { page } = await showGalleries(stage, gallery('c', 'carousel', { count: 9 }));
    await page.click('#c .next');
    await eventually(() => reachable(page, '#c')).toEqual(['c-4', 'c-5', 'c-6']);
    await still(page);
    await page.setViewportSize({ width: 400, height: 800 });
    await eventually(() => reachable(page, '#c')).toEqual(['c-4', 'c-5']);
    expect(await activeSlides(page)).toEqual(['c-4']);
  });

  it('keeps its place when it loses its width for a while', async () => {
    const { page } = await showGalleries(stage, gallery('c', 'carousel', { count: 9 }));
    await page.click('#c .next');
    await eventually(() => reachable(page, '#c')).toEqual(['c-4', 'c-5', 'c-6']);
    await still(page);
    await page.evaluate("document.querySelector('main').style.width = 0");
    await drawn(page);
    await page.evaluate("document.querySelector('main').style.width = '800px'");
    await eventually(() => reachable(page, '#c')).toEqual(['c-4', 'c-5', 'c-6']);
    expect(await activeSlides(page)).toEqual(['c-4']);
    expect(await page.evaluate(`${LIST}.scrollLeft`)).toBeGreaterThan(700);
  });

  it('goes by groups while the pictures of the next one are on their way', async () => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { page } = await showGalleries(
      stage,
      gallery('c', 'carousel', { count: 6, settings: { speed: 0.05 } }),
      {
        prepare: (opened) => opened.route(/loaves-[456]/, (route) => late.then(() => route.continue())),
      },
    );
    await eventually(() => reachable(page, '#c')).toEqual(['c-1', 'c-2', 'c-3']);
    await page.click('#c .next');
    await eventually(() => reachable(page, '#c')).toEqual(['c-4', 'c-5', 'c-6']);
    await still(page);
    arrive();
    await page.waitForSelector('#c-6 .loaded');
    expect(await reachable(page, '#c')).toEqual(['c-4', 'c-5', 'c-6']);
    await page.click('#c .previous');
    await eventually(() => reachable(page, '#c')).toEqual(['c-1', 'c-2', 'c-3']);
  });

  it('takes 5,000 slides, and a place that has no size for a while', async () => {
    // Without alternative text, which the browser would lay out while the picture is missing.
    const slide = (index: number) => pictureOf(index).replace(/alt="[^"]*"/, 'alt=""');
    const body = gallery('c', 'carousel', { count: 5000, settings: { loop: true }, slide });
    const lastThree =
      "[...document.querySelectorAll('.slide:not([inert])')].map(({ id }) => id).join() === 'c-4998,c-4999,c-5000'";
    const { page, errors } = await showGalleries(stage, body);
    page.setDefaultTimeout(25_000); // a busy machine lays out so many in seconds
    await page.click('#c .previous');
    await until(page, lastThree);
    expect(await activeSlides(page)).toEqual(['c-4999']);
    await still(page);
    const setWidth = (width: string) =>
      page.locator('main').evaluate((main, width) => {
        main.style.width = width;
      }, width);
    await setWidth('0');
    await drawn(page);
    await setWidth('800px');
    await until(page, lastThree);
    expect(errors).toEqual([]);
  }, 60_000);
});

describe('a strip', () => {
  const slide = () => '<img src="/images/plates.svg?format=300w" width="600" height="800" alt="Plates">';

  it.each([
    ['left', 0],
    ['center', 250],
    ['right', 500],
  ])('aligns its active slide at the %s', async (alignment, left) => {
    const settings = { 'active-alignment': alignment, speed: 0.05 };
    const { page } = await showGalleries(stage, gallery('g', 'slider', { count: 8, settings, slide }));
    await page.click('#g .next');
    await still(page);
    await page.keyboard.press('ArrowRight');
    await still(page);
    await page.keyboard.press('ArrowRight');
    await eventually(() => activeSlides(page)).toEqual(['g-4']);
    await eventually(() =>
      page.locator('#g-4').evaluate((element) => Math.round(element.getBoundingClientRect().left)),
    ).toBe(left);
  });

  it.each([
    ['left', 0],
    ['center', 100],
    ['right', 200],
  ])('of few slides stands at the %s of its box', async (alignment, left) => {
    const settings = { 'active-alignment': alignment };
    const { page } = await showGalleries(stage, gallery('g', 'slider', { count: 2, settings, slide }));
    const lefts = () =>
      page.locator('#g-1, #g-2').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
    await eventually(lefts).toEqual([left, left + 300]);
  });

  it('of bare published images goes from one to the next, and to one that is clicked', async () => {
    const { page } = await showGalleries(stage, publishedSlider('g', { speed: 0.05 }));
    expect(await page.evaluate(`${LIST}.clientHeight`)).toBe(320); // 40 percent of 800
    const active = () => page.locator('img.sqs-active-slide').getAttribute('alt');
    await page.click('.next');
    await eventually(active).toBe('Loaf 2');
    await still(page);
    await page.click('img[alt="Loaf 3"]', { position: { x: 5, y: 5 } });
    await eventually(active).toBe('Loaf 3');
    await page.waitForSelector('img[alt="Loaf 4"].loaded'); // ahead of its time
    await still(page);
    await page.evaluate(
      "addEventListener('click', (event) => event.target.matches('img') && event.preventDefault(), true)",
    );
    await page.locator('img[alt="Loaf 2"]').dispatchEvent('click'); // which a script of the page uses
    await page.click('.next');
    await eventually(active).toBe('Loaf 4');
  });

  it('of bare published images has no thumbnails, whatever its settings kept of a slideshow', async () => {
    const { page } = await showGalleries(stage, publishedSlider('g', { thumbnails: true, autoplay: true }));
    await page.waitForSelector('#g button'); // the pause button comes with the thumbnails
    expect(await page.locator('#g .sqs-gallery-thumbnails').count()).toBe(0);
  });

  it('that a page was saved with stands side by side in the width that there is now', async () => {
    const saved = publishedSlider('g', { speed: 0.05 })
      .replace(
        'sqs-gallery"><',
        'sqs-gallery sqs-gallery-design-strip"><div class="sqs-wrapper" style="left: -300px; width: 2600px"><',
      )
      .replace('</div><div class="sqs-gallery-meta', '</div></div><div class="sqs-gallery-meta');
    const sheet =
      '.sqs-wrapper{position:relative;height:100%}.sqs-gallery-design-strip-slide{float:left;height:100%!important}';
    const { page } = await showGalleries(stage, `<style>${sheet}</style>${saved}`);
    const boxes = await page
      .locator('#g img')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ left, top, width }) => [left, top, width]),
      );
    expect(boxes.slice(0, 2)).toEqual([
      [0, 0, 480],
      [480, 0, 480],
    ]);
    await page.click('.next');
    await eventually(() => page.locator('img.sqs-active-slide').getAttribute('alt')).toBe('Loaf 2');
  });

  it('of a section steps by its own buttons, whatever state its slides were saved in, and shows its captions', async () => {
    const item = (index: number) =>
      `<figure class="gallery-reel-item" id="g-${index}" data-next="true"><div class="gallery-reel-item-wrapper"><div class="gallery-reel-item-src"><img data-loader="sqs" src="/images/loaves-${index}.svg" width="1500" height="1000" alt=""></div></div><figcaption><button>About</button></figcaption></figure>`;
    const control = (way: string) =>
      `<div class="gallery-reel-control" data-${way}><button>Go</button></div>`;
    const { page } = await showGalleries(
      stage,
      `<div class="gallery-reel" data-controller="GalleryReel"><div class="gallery-reel-wrapper"><div class="gallery-reel-list">${[1, 2, 3].map(item).join('')}</div></div>${control('previous')}${control('next')}</div>`,
    );
    await page.click('.gallery-reel-control[data-next] button');
    await eventually(() => activeSlides(page)).toEqual(['g-2']);
    const bottoms = await page
      .locator('#g-2, #g-2 figcaption')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom)));
    expect(bottoms[0]).toBe(bottoms[1]);
  });

  it('is dragged by a mouse and rests at a slide', async () => {
    const { page } = await showGalleries(stage, gallery('g', 'slider', { count: 8 }));
    await page.mouse.move(700, 200);
    await page.mouse.down();
    await page.mouse.move(300, 200, { steps: 8 });
    expect(await page.evaluate(`${LIST}.scrollLeft`)).toBe(400);
    await page.mouse.up();
    await still(page);
    expect((await told(page)).length).toBe(1);
    const [active] = await activeSlides(page);
    const box = await page.locator(`#${active}`).boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 400)).toBeLessThan(3);
  });

  it('rests where it was when the browser takes over a short drag, however fast', async () => {
    const { page } = await showGalleries(stage, gallery('g', 'slider', { count: 8 }), {
      before: 'Element.prototype.setPointerCapture = () => {};', // this mouse is none of the browser's
    });
    await page.locator('#g-1').evaluate(async (slide) => {
      const mouse = { bubbles: true, isPrimary: true, buttons: 1, pointerType: 'mouse' };
      const point = (type: string, clientX: number) =>
        slide.dispatchEvent(new PointerEvent(type, { ...mouse, clientX }));
      point('pointerdown', 600);
      for (const x of [580, 560, 520]) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        point('pointermove', x);
      }
      point('pointercancel', 0);
    });
    await still(page);
    expect(await page.evaluate(`${LIST}.scrollLeft`)).toBe(0);
    expect(await told(page)).toEqual([]);
  });

  it('is dragged without forcing the page to be laid out', async () => {
    // Pictures that arrive meanwhile would be laid out anyway; these slides have none.
    const slide = (index: number) => `<p style="height:200px">${index}</p>`;
    const { page, context } = await showGalleries(stage, gallery('g', 'carousel', { count: 30, slide }));
    await drawn(page);
    const client = await context.newCDPSession(page);
    const layouts: { args?: { beginData?: { stackTrace?: unknown[] } } }[] = [];
    client.on('Tracing.dataCollected', ({ value }) =>
      layouts.push(...value.filter(({ name }) => (name as unknown) === 'Layout')),
    );
    const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'];
    await client.send('Tracing.start', { traceConfig: { includedCategories: categories } });
    await page.mouse.move(700, 100);
    await page.mouse.down();
    await page.mouse.move(200, 100, { steps: 20 });
    await page.mouse.up();
    await still(page);
    const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
    await client.send('Tracing.end');
    await complete;
    expect(await told(page)).not.toEqual([]);
    expect(layouts.filter(({ args }) => args?.beginData?.stackTrace?.length)).toEqual([]);
  });

  it('reads from the right where the page does', async () => {
    const { page } = await showGalleries(
      stage,
      `<div dir="rtl">${gallery('g', 'carousel', { count: 6, settings: { speed: 0.05 } })}</div>`,
    );
    await eventually(() => reachable(page, '#g')).toEqual(['g-1', 'g-2', 'g-3']);
    await page.keyboard.press('ArrowLeft');
    await eventually(() => reachable(page, '#g')).toEqual(['g-4', 'g-5', 'g-6']);
    await still(page);
    await page.keyboard.press('ArrowRight');
    await eventually(() => reachable(page, '#g')).toEqual(['g-1', 'g-2', 'g-3']);
  });

  it('jumps for visitors who want no motion', async () => {
    const body = gallery('g', 'carousel', { count: 6, settings: { speed: 60 } });
    const { page } = await showGalleries(stage, body, { reducedMotion: 'reduce' });
    await page.click('#g .next');
    await eventually(() => reachable(page, '#g')).toEqual(['g-4', 'g-5', 'g-6']);
  });
});

it('a slider has its gutter between the slides', async () => {
  const { page } = await showGalleries(stage, gallery('s', 'slider', { settings: { gutter: 24 } }));
  const gaps = () =>
    page.locator('#s .slide').evaluateAll((slides) => {
      const boxes = slides.map((slide) => slide.getBoundingClientRect());
      return boxes.slice(1).map(({ left }, index) => Math.round(left - (boxes[index]?.right ?? 0)));
    });
  await eventually(gaps).toEqual([24, 24, 24]);
});

it.each(['slideshow', 'slider', 'carousel'])(
  'auto-crop false shows whole pictures in a %s',
  async (design) => {
    const fits = async (settings: object) => {
      const { page } = await showGalleries(stage, gallery('g', design, { settings: { ...settings } }));
      await page.waitForSelector('#g-1 .loaded');
      return page.locator('#g-1 img').evaluate((image) => getComputedStyle(image).objectFit);
    };
    expect(await fits({})).toBe('cover');
    expect(await fits({ 'auto-crop': false })).toBe('contain');
  },
);
