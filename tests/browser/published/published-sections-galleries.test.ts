import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage, type VisitOptions } from '../harness';
import { QUICK } from '../quick-clock';
import { section, showSections } from './section-page';

const stage = useStage();

/** Hides pictures, and piles slides up, as published sheets do until a script has marked and placed them. */
const HIDING = `
.gallery-grid-wrapper{display:grid;grid-template-columns:repeat(3,1fr);gap:20px}
.gallery-grid-item,.gallery-masonry-item,.gallery-strips-item{margin:0;position:relative}
.gallery-grid-item-wrapper{position:relative;height:0;padding-bottom:75%}
.gallery-grid-item img{position:absolute;inset:0;width:100%;height:100%}
:is(.gallery-grid,.gallery-masonry,.gallery-strips)-item:not([data-show]){opacity:0}
.gallery-grid-item:not([data-show]) .gallery-grid-item-wrapper{opacity:0}
.gallery-masonry-item:not([data-show]) .gallery-masonry-item-wrapper{opacity:0}
.gallery-strips-item:not([data-show]) .gallery-strips-item-wrapper{opacity:0}
.gallery-grid-lightbox-link{position:absolute;inset:0;display:block}
.gallery-reel-wrapper{position:relative;height:300px}
.gallery-reel-list{position:absolute;top:0;left:0;width:100%;height:100%;overflow:hidden}
.gallery-reel-item{position:absolute;top:0;left:0;margin:0}
.gallery-reel-item-wrapper{position:absolute;inset:0;overflow:hidden;z-index:-1}
.gallery-reel-item-src{position:absolute;inset:0;display:none;opacity:0}
.gallery-reel-item-src[data-visible]{display:block}.gallery-reel-item-src[data-visible="true"]{animation:appear .1s forwards}
@keyframes appear{to{opacity:1}}
.gallery-slideshow-wrapper{position:relative;height:400px}
.gallery-slideshow-list{position:absolute;inset:0}
.gallery-slideshow-item{position:absolute;inset:0;margin:0;visibility:hidden}
.gallery-slideshow-item[data-active="true"]{visibility:visible}
.gallery-slideshow[data-transition="fade"] .gallery-slideshow-item[data-next] .gallery-slideshow-item-src{opacity:0}
.gallery-slideshow[data-transition="fade"] .gallery-slideshow-item[data-active="true"][data-in="true"] .gallery-slideshow-item-src{opacity:1}
.gallery-slideshow-controls{position:absolute;inset:0;display:flex;justify-content:space-between;pointer-events:none}
.gallery-slideshow-control{z-index:1;pointer-events:auto}
.gallery-lightbox{display:none}
`;

const SECTION = '5e97ba366c3087496bd88c72';

const image = (index: number) =>
  `<img src="/images/loaves-${index}.svg" data-src="/images/loaves-${index}.svg" data-image-dimensions="1500x1000" data-image-focal-point="0.5,0.5" data-load="false" width="1500" height="1000" data-loader="sqs" alt="Loaf ${index}">`;

const link = (index: number) =>
  `<a class="gallery-grid-lightbox-link" href="/bread?itemId=slide-${index}"></a>`;

function gallery(kind: string, controller: string, attributes = '', inner = (_index: number) => ''): string {
  const items = [1, 2, 3].map(
    (index) =>
      `<figure class="gallery-${kind}-item" id="g${index}" data-slide-url="slide-${index}"><div class="gallery-${kind}-item-wrapper" data-animation-role="image"><div class="gallery-${kind}-item-src">${image(index)}</div>${inner(index)}</div></figure>`,
  );
  const controls = `<div class="gallery-${kind}-controls"><div class="gallery-${kind}-control" data-previous><button class="gallery-${kind}-control-btn" aria-label="Previous Slide">‹</button></div><div class="gallery-${kind}-control" data-next><button class="gallery-${kind}-control-btn" aria-label="Next Slide">›</button></div></div>`;
  const list = /reel|slideshow/.test(kind)
    ? `<div class="gallery-${kind}-list">${items.join('')}</div>${controls}`
    : items.join('');
  return section(
    `<div class="gallery gallery-section-wrapper"><div class="gallery-${kind}" data-controller="${controller}" data-section-id="${SECTION}" ${attributes}><div class="gallery-${kind}-wrapper">${list}</div></div></div>`,
    { id: SECTION, className: 'gallery-section' },
  );
}

const show = (html: string, options: VisitOptions & { css?: string } = {}) =>
  showSections(stage, html, { css: HIDING, ...options });

const isVisible = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).opacity === '0') return false;
    return element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 8;
  });

const FLOWING = [
  ['grid', 'GalleryGrid'],
  ['masonry', 'GalleryMasonry'],
  ['strips', 'GalleryStrips'],
] as const;

describe('a gallery section under a style sheet that hides', () => {
  it.each(FLOWING)('%s shows its pictures beside each other', async (kind, controller) => {
    const { page, errors } = await show(gallery(kind, controller, 'data-columns="3" data-gutter="20"'));
    for (const id of ['#g1', '#g2', '#g3']) await eventually(() => isVisible(page, `${id} img`)).toBe(true);
    const lefts = await page
      .locator('figure img')
      .evaluateAll((images) => images.map((image) => Math.round(image.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBeGreaterThan(1);
    expect(errors).toEqual([]);
  });

  it('fills its rows, also the last one, breaks them before a picture that would stick out too far, and leaves none alone below others', async () => {
    const rowHeight = (height: number) => `data-props='${JSON.stringify({ rowHeight: height, gutter: 20 })}'`;
    const { page } = await show(
      [120, 400, 1000].map((height) => gallery('strips', 'GalleryStrips', rowHeight(height))).join(''),
    );
    const widths = () =>
      page.locator('figure').evaluateAll((items) => items.map(({ clientWidth }) => clientWidth));
    const list = await page
      .locator('.gallery-strips-wrapper')
      .first()
      .evaluate((e) => e.clientWidth);
    const inRowOf = (count: number) => Math.round((list - 20 * (count - 1)) / count);
    const expected = [3, 3, 3, 3, 3, 3, 1, 1, 1].map(inRowOf);
    await eventually(async () =>
      (await widths()).map((width, index) => Math.abs(width - Number(expected[index])) <= 1),
    ).toEqual(Array(9).fill(true));
  });

  it('has its masonry in fewer columns, closer together, in a narrower window', async () => {
    const masonry = gallery('masonry', 'GalleryMasonry', 'data-columns="3" data-gutter="100"');
    const { page } = await show(`<div style="width:50vw">${masonry}</div>`);
    const places = () =>
      page.locator('figure').evaluateAll((items) =>
        items.map((item) => {
          const { left, right } = item.getBoundingClientRect();
          return [Math.round(left), Math.round(right - left)];
        }),
      );
    const start = await page.locator('.gallery-masonry-wrapper').evaluate((list) => {
      return Math.round(list.getBoundingClientRect().left);
    });
    const columns = (...lefts: number[]) => lefts.map((left) => start + left);
    await eventually(async () => (await places()).map(([left]) => left)).toEqual(columns(0, 224, 448));
    expect((await places())[0]).toEqual([start, 192]);
    await page.setViewportSize({ width: 768, height: 800 });
    await eventually(async () => (await places()).map(([left]) => left)).toEqual(columns(0, 197, 0));
    expect((await places())[0]).toEqual([start, 187]);
  });

  it('has its masonry in columns where the page was saved from another window', async () => {
    const html = gallery('masonry', 'GalleryMasonry', 'data-columns="3"');
    const saved = html
      .replaceAll(
        'class="gallery-masonry-item"',
        '$& style="position:absolute;width:640px;transform:translate3d(640px,866px,0)"',
      )
      .replaceAll('class="gallery-masonry-item-wrapper"', '$& style="height:854px;overflow:hidden"');
    const boxes = (page: Page) =>
      page.locator('figure').evaluateAll((items) =>
        items.map((item) => {
          const { left, top, width, height } = item.getBoundingClientRect();
          return [left, top, width, height].map(Math.round);
        }),
      );
    const { page } = await show(html);
    await eventually(async () => new Set((await boxes(page)).map(([left]) => left)).size).toBe(3);
    const { page: again } = await show(saved);
    await eventually(() => boxes(again)).toEqual(await boxes(page));
  });

  it('has its masonry in columns whatever position an owner’s own style gives its items', async () => {
    const { page } = await show(
      `<style>.gallery-masonry-item.badge-holder{position:relative}</style>${gallery('masonry', 'GalleryMasonry', 'data-columns="3"').replaceAll('class="gallery-masonry-item"', 'class="gallery-masonry-item badge-holder"')}`,
    );
    const tops = () =>
      page
        .locator('figure')
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    await eventually(async () => new Set(await tops()).size).toBe(1);
  });

  it('shows its pictures though its script does not arrive', async () => {
    const { page } = await show(gallery('grid', 'GalleryGrid', 'data-columns="3"'), {
      prepare: (page) => page.route('**/chunks/gallery-*', (route) => route.abort()),
    });
    await eventually(() => isVisible(page, '#g1 img')).toBe(true);
  });

  it('is a row of pictures as a reel, moved by its buttons', async () => {
    const { page } = await show(gallery('reel', 'GalleryReel', 'data-show-captions="false"'));
    for (const id of ['#g1', '#g2']) await eventually(() => isVisible(page, `${id} img`)).toBe(true);
    const [first, second] = await Promise.all(['#g1', '#g2'].map((id) => page.locator(id).boundingBox()));
    expect(second?.x).toBeGreaterThanOrEqual((first?.x ?? 0) + (first?.width ?? 0));
    const over = await page.evaluate(`(() => {
      const { x, y, width, height } = document.querySelector('#g1 img').getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2).closest('figure')?.id;
    })()`);
    expect(over).toBe('g1');
    await page.getByRole('button', { name: 'Next Slide' }).click();
    await eventually(() => page.locator('#g2').getAttribute('data-active')).toBe('true');
  });

  it('leaves room for the buttons at both sides of a reel', async () => {
    const { page } = await show(gallery('reel', 'GalleryReel', 'data-controls-location="side"'), {
      css: `${HIDING}.gallery-reel[data-controls-location="side"] .gallery-reel-list{left:59px;right:59px;width:auto}`,
    });
    const list = page.locator('.gallery-reel-list');
    await eventually(() => list.evaluate((element) => getComputedStyle(element).display)).toBe('flex');
    const [around, inside] = await Promise.all([
      page.locator('.gallery-reel').boundingBox(),
      list.boundingBox(),
    ]);
    expect(inside?.x).toBe((around?.x ?? 0) + 59);
    expect(inside?.width).toBe((around?.width ?? 0) - 118);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  it('shows the caption of a reel’s first picture below it', async () => {
    const caption = (index: number) =>
      `</div><div><figcaption class="gallery-caption-reel">Caption ${index}</figcaption>`;
    const { page } = await show(gallery('reel', 'GalleryReel', 'data-show-captions="true"', caption), {
      css: `${HIDING}.gallery-caption-reel{position:absolute;top:100%;left:0;right:0;height:100px;margin:25px 0 0;visibility:hidden}.gallery-reel-item[data-active="true"] .gallery-caption-reel{visibility:visible}.sqs-gallery-design-strip-slide{height:100% !important}`,
    });
    const first = page.getByText('Caption 1');
    const isOnTop = () =>
      first.evaluate((element) => {
        const { x, y, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + 5, y + height - 5) === element;
      });
    await eventually(isOnTop).toBe(true);
    expect(await page.getByText('Caption 2').isVisible()).toBe(false);
  });

  it('shows one picture at a time as a slideshow', async () => {
    const { page } = await show(gallery('slideshow', 'GallerySlideshow', 'data-transition="fade"'));
    await eventually(() => isVisible(page, '#g1 img')).toBe(true);
    expect(await isVisible(page, '#g2 img')).toBe(false);
    await page.getByRole('button', { name: 'Next Slide' }).click();
    await eventually(() => isVisible(page, '#g2 img')).toBe(true);
    await eventually(() => isVisible(page, '#g1 img')).toBe(false);
  });

  it('shows a slideshow’s pictures by themselves, in their order, as long as its owner wants', async () => {
    const props = `data-transition="fade" data-props='{"autoplayEnabled":true,"slideDurationMs":2000}'`;
    const note = `window.changes = []; addEventListener('gallery:change', ({ target }) => changes.push([target.querySelector('[data-active=true]').id, performance.now()]));`;
    const { page, messages } = await show(gallery('slideshow', 'GallerySlideshow', props), {
      before: QUICK + note,
    });
    const changes = () => page.evaluate<[string, number][]>('changes');
    await eventually(async () => (await changes()).map(([id]) => id).slice(0, 4)).toEqual([
      'g2',
      'g3',
      'g1',
      'g2',
    ]);
    const [[, first], , [, third]] = (await changes()) as [[string, number], unknown, [string, number]];
    expect(third - first).toBeLessThan((2 * 4900) / 20); // twice two seconds, which pass twenty times as fast
    expect(messages).toEqual([]);
  });
});

describe("a gallery section with the server's lightbox", () => {
  const lightbox = `<div class="gallery-lightbox-outer-wrapper" data-lightbox="true" data-controller="Lightbox" data-lightbox-section-id="${SECTION}"><div class="gallery-lightbox" role="dialog" aria-label="Gallery"><div class="gallery-lightbox-list">${[1, 2, 3].map((index) => `<figure class="gallery-lightbox-item" data-slide-url="slide-${index}"><div class="gallery-lightbox-item-img content-fit"><img data-src="/images/loaves-${index}.svg" data-image-dimensions="1500x1000" data-load="false" alt="Loaf ${index}"></div><figcaption class="gallery-caption">About ${index}</figcaption></figure>`).join('')}</div></div></div>`;
  const PAGE = gallery('grid', 'GalleryGrid', 'data-lightbox="true" data-columns="3"', link) + lightbox;

  it('opens from its links, moves, closes by Escape and gives the focus back', async () => {
    const { page } = await show(PAGE, { reducedMotion: 'reduce' });
    await eventually(() => isVisible(page, '#g1 img')).toBe(true);
    const address = page.url();
    await page.locator('#g2 a').click();
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
    await eventually(() => dialog.innerText()).toContain('About 2');
    await page.keyboard.press('ArrowRight');
    await eventually(() => dialog.innerText()).toContain('About 3');
    await page.keyboard.press('Escape');
    await eventually(() => dialog.count()).toBe(0);
    await eventually(() => page.evaluate("document.activeElement.closest('figure')?.id")).toMatch(/^g[23]$/);
  });
});
