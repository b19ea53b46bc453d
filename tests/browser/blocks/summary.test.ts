import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';

const stage = useStage();

const SIZES = ['1200x800', '800x1200', '1000x1000', '1600x800', '900x1200', '1200x900'];

const picture = (index: number) =>
  `<img class="summary-thumbnail-image" data-src="/images/bowls-${index}.svg" data-image-dimensions="${SIZES[index % SIZES.length]}" data-load="false" alt="Bowl ${index}">`;

const item = (index: number, inside = picture(index), kind = 'text') =>
  `<div class="summary-item summary-item-record-type-${kind}"><div class="summary-thumbnail-outer-container"><a class="summary-thumbnail-container" href="#${index}" aria-label="${index}"><div class="summary-thumbnail img-wrapper">${inside}</div></a></div><div class="summary-content"><a class="summary-title-link" href="#${index}">Item ${index}</a></div></div>`;

const ITEMS = Array.from({ length: 6 }, (_, index) => item(index)).join('');

const PAGER =
  '<header class="summary-block-header"><div class="summary-carousel-pager"><span class="summary-carousel-pager-prev previous" tabindex="0" role="button" aria-label="Previous">&lt;</span><span class="summary-carousel-pager-next next" tabindex="0" role="button" aria-label="Next">&gt;</span></div></header>';

function summary(data: Record<string, unknown>, items = ITEMS): string {
  return `<main><div data-block="summary" id="block" style="width:900px;max-width:100%" data-block-json='${JSON.stringify(data)}'>${PAGER}<div class="summary-item-list">${items}</div></div></main>`;
}

/** With the styles that the platform's script leaves in a page, as they are in one that was saved from a browser. */
const saved = (html: string) =>
  html
    .replace('"summary-item-list"', '"summary-item-list" style="margin-bottom:-2.8%;height:500px"')
    .replaceAll(
      'class="summary-item ',
      'style="width:31%;margin-bottom:2.8%;margin-right:2.8%" class="summary-item ',
    )
    .replaceAll('img-wrapper"', 'img-wrapper" style="overflow:hidden;padding-bottom:133%"')
    .replaceAll('<img ', '<img style="left:-283px;top:0;width:1019px;height:604px;position:absolute" ');

async function showSummary(html: string, options = {}): Promise<Page> {
  const { page } = await stage.show(pageOf({ body: html }), options);
  await page.locator('[data-block-state="mounted"]').waitFor();
  return page;
}

/** Left, top, width and height in px of what matches, from where the list begins. */
const boxes = (page: Page, selector = '.summary-item') =>
  page.evaluate<number[][], string>((selector) => {
    const { left, top } = (document.querySelector('.summary-item-list') as Element).getBoundingClientRect();
    return [...document.querySelectorAll(selector)].map((element) => {
      const box = element.getBoundingClientRect();
      return [box.left - left, box.top - top, box.width, box.height].map(Math.round);
    });
  }, selector);

const column = (all: number[][], index: number) => all.map((box) => box[index]);

describe('a summary', () => {
  it('as a grid has equal columns, pictures of one shape with their room kept, and loads them', async () => {
    const page = await showSummary(
      summary({ design: 'grid', slidesPerRow: 3, gutter: 30, imageAspectRatio: '1.5' }),
    );
    const all = await boxes(page);
    expect(column(all, 0)).toEqual([0, 310, 620, 0, 310, 620]);
    expect(new Set(column(all, 2))).toEqual(new Set([280]));
    expect(new Set((await boxes(page, 'img')).map(([, , width, height]) => `${width}x${height}`))).toEqual(
      new Set(['280x187']),
    );
    await page.locator('img.loaded').first().waitFor();
    expect(await page.locator('.summary-carousel-pager').isVisible()).toBe(false);
    expect(await axeFaults(page, 'main')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  });

  it.each(['grid', 'autogrid', 'wall', 'list', 'carousel'])(
    'as a %s of a page that was saved is laid out like one that comes from the server',
    async (design) => {
      const data = { design, columnWidth: 270, slidesPerRow: 3, gutter: 30, imageAspectRatio: '1.5' };
      const html = summary(data);
      const fresh = await boxes(await showSummary(html), '.summary-item, img');
      expect(await boxes(await showSummary(saved(html)), '.summary-item, img')).toEqual(fresh);
    },
  );

  it('has its pictures at the edges of their items in an article whose sheet gives every picture a margin', async () => {
    const head = '<style>:is(.article, body) img { margin: 32px 8px }</style>';
    const page = await showSummary(head + summary({ design: 'grid', slidesPerRow: 3, gutter: 30 }));
    expect((await boxes(page, 'img')).map(([left, top]) => [left, top])[1]).toEqual([310, 0]);
  });

  it('as a wall puts each item at the end of the shortest column, each picture in its own shape', async () => {
    const page = await showSummary(
      summary({ design: 'wall', columnWidth: 270, gutter: 30, imageAspectRatio: 'Auto' }),
    );
    const pictures = await boxes(page, 'img');
    expect(pictures.map(([, , width, height]) => Math.round((100 * Number(width)) / Number(height)))).toEqual(
      [150, 67, 100, 200, 75, 133],
    );
    const all = await boxes(page);
    expect(column(all, 0).slice(0, 4)).toEqual([0, 310, 620, 0]);
    expect(all[3]?.[1]).toBe(Number(all[0]?.[3]) + 30);
    const bottom = Math.max(...all.map(([, top, , height]) => Number(top) + Number(height)));
    expect(await page.locator('.summary-item-list').evaluate((list) => list.clientHeight)).toBe(bottom);
    await page.setViewportSize({ width: 420, height: 900 });
    await eventually(async () => new Set(column(await boxes(page), 0)).size).toBe(1);
  });

  it('as a wall closes up where the page hides or removes items, and opens again', async () => {
    const page = await showSummary(
      summary({ design: 'wall', columnWidth: 270, gutter: 30, imageAspectRatio: 'Auto' }),
    );
    const shown = async () =>
      (await boxes(page, '.summary-item:not([hidden])')).map(([left, top]) => [left, top]);
    const before = await shown();
    const hide = (selector: string, isHidden: boolean) =>
      page.locator(selector).evaluateAll((items, isHidden) => {
        for (const item of items) (item as HTMLElement).hidden = isHidden;
      }, isHidden);
    await hide('.summary-item:nth-child(-n+3)', true);
    await eventually(shown).toEqual([
      [0, 0],
      [310, 0],
      [620, 0],
    ]);
    await hide('.summary-item', false);
    await eventually(shown).toEqual(before);
    await page
      .locator('.summary-item')
      .first()
      .evaluate((item) => item.remove());
    await eventually(async () => (await shown()).slice(0, 3)).toEqual([
      [0, 0],
      [310, 0],
      [620, 0],
    ]);
  });

  it.each(['wall', 'grid', 'carousel'])(
    'as a %s lays out an item that a script adds, and loads its picture',
    async (design) => {
      const settings = { design, columnWidth: 270, slidesPerRow: 3, gutter: 30, imageAspectRatio: 1.5 };
      const expected = await boxes(
        await showSummary(summary(settings, ITEMS + item(6))),
        '.summary-item, img',
      );
      const page = await showSummary(summary(settings));
      await page.locator('.summary-item-list').evaluate((list, html) => {
        list.insertAdjacentHTML('beforeend', html);
      }, item(6));
      await eventually(() => boxes(page, '.summary-item, img')).toEqual(expected);
      await page.locator('.summary-item').last().scrollIntoViewIfNeeded();
      await page.locator('.summary-item:last-child img.loaded').waitFor();
      await page.evaluate('mortar.unmount()');
      expect(await page.locator('.summary-item[style], [class*="design"]').count()).toBe(0);
    },
  );

  it('as a list has the picture beside the words, on the side that is asked for', async () => {
    const page = await showSummary(
      summary({
        design: 'list',
        listImageSize: 25,
        gutter: 40,
        imageAspectRatio: 1,
        listImageAlignment: 'right',
      }),
    );
    const [picture] = await boxes(page, '.summary-thumbnail-outer-container');
    const [words] = await boxes(page, '.summary-content');
    expect(picture?.[2]).toBe(225);
    expect(Number(words?.[0])).toBeLessThan(Number(picture?.[0]));
    expect(words?.[1]).toBe(picture?.[1]);
  });

  it.each([
    ['Auto', 3, 65],
    [1.5, 3, 100 / 3],
  ])(
    'of the ratio %s in %i columns keeps %d percent of the width for a video without a picture',
    async (imageAspectRatio, slidesPerRow, percent) => {
      const page = await showSummary(
        summary(
          { design: 'grid', slidesPerRow, imageAspectRatio },
          item(0) + item(1, '', 'video') + item(2, '', 'text'),
        ),
      );
      const paddings = await page.evaluate<string[]>(
        "[...document.querySelectorAll('.summary-thumbnail')].map(({ style }) => style.paddingBottom)",
      );
      expect(paddings.map(Number.parseFloat)).toEqual([Number.NaN, expect.closeTo(percent, 2), Number.NaN]);
    },
  );
});

it('keeps the distance of its items below the last row of a published autogrid', async () => {
  const data = { design: 'autogrid', columnWidth: 270, gutter: 30, imageAspectRatio: '1.5' };
  const html = summary(data).replace('data-block="summary"', 'class="sqs-block-summary-v2"');
  const sheet = '<style>.sqs-block-summary-v2 .summary-item-list{padding:0}</style>';
  const page = await showSummary(sheet + html);
  const last = (await boxes(page)).at(-1);
  const [list] = await boxes(page, '.summary-item-list');
  const below = Number(list?.[3]) - Number(last?.[1]) - Number(last?.[3]);
  expect(Math.abs(below - 30)).toBeLessThan(2); // all are rounded
});

it('gives a published film the ratio of the pictures beside it', async () => {
  const film =
    '<div class="summary-item summary-item-record-type-video"><div class="summary-thumbnail-container"><div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;https://www.youtube.com/embed/loaf&quot;&gt;&lt;/iframe&gt;" data-provider-name="YouTube"><div class="sqs-video-overlay"><img data-src="/images/bowls-0.svg" data-image-dimensions="480x360" data-load="false" alt=""></div></div></div><div class="summary-content"><a class="summary-title-link" href="/film">Film</a></div></div>';
  const data = { design: 'autogrid', columnWidth: 270, gutter: 30, imageAspectRatio: '1.5' };
  const html = summary(data, film + ITEMS).replace('data-block="summary"', 'class="sqs-block-summary-v2"');
  const { page } = await stage.show(pageOf({ body: html }));
  await eventually(() => page.locator('[data-block-state="mounted"]').count()).toBe(2);
  const [ofFilm, ofPicture] = await boxes(page, '.summary-title-link');
  expect(ofFilm?.[1]).toBe(ofPicture?.[1]);
});

describe('a carousel', () => {
  const CAROUSEL = { design: 'carousel', slidesPerRow: 3, gutter: 30, imageAspectRatio: 1.5 };
  const first = async (page: Page) =>
    column(await boxes(page), 0).findIndex((left) => Math.abs(Number(left)) < 3);

  it('goes a group further by pager and key, says where it ends, and every item can be tabbed to', async () => {
    const page = await showSummary(summary(CAROUSEL), { reducedMotion: 'reduce' });
    const [previous, next] = ['Previous', 'Next'].map((name) => page.getByRole('button', { name }));
    const ends = () => Promise.all([previous, next].map((button) => button?.getAttribute('aria-disabled')));
    await eventually(ends).toEqual(['true', 'false']);
    await next?.click();
    await eventually(() => first(page)).toBe(3);
    await eventually(ends).toEqual(['false', 'true']);
    await previous?.press('Enter');
    await eventually(() => first(page)).toBe(0);
    await page.getByRole('link', { name: 'Item 5' }).focus();
    await eventually(() => first(page)).toBe(3);
    expect(await axeFaults(page, 'main')).toEqual([]);
  });

  it('of a published page spaces its items by its width, whatever its wall would have', async () => {
    const sheet =
      '<style>.summary-item-list .sqs-gallery-design-carousel-slide{box-sizing:border-box;padding:0 1%}</style>';
    const html = summary(CAROUSEL).replace('data-block="summary"', 'class="sqs-block-summary-v2"');
    const page = await showSummary(sheet + html);
    await eventually(async () => (await boxes(page)).slice(0, 3).map(([left]) => left)).toEqual([
      0, 306, 612,
    ]);
    expect((await boxes(page, '.summary-content'))[0]?.[2]).toBe(288);
  });

  it('of a published page has its arrows side by side, in the place that the sheet gives them', async () => {
    const sheet =
      '<style>.summary-block-header{overflow:hidden}.summary-carousel-pager{float:right;width:50px}.summary-carousel-pager span{display:block;float:right;line-height:1;width:16px;margin-right:5px}</style>';
    const html = summary(CAROUSEL).replace('data-block="summary"', 'class="sqs-block-summary-v2"');
    const page = await showSummary(sheet + html);
    const tops = (await boxes(page, '.summary-carousel-pager span')).map(([, top]) => top);
    expect(tops[0]).toBe(tops[1]);
  });

  it('has no arrows where all of its items are in view', async () => {
    const page = await showSummary(summary(CAROUSEL, [0, 1, 2].map((index) => item(index)).join('')));
    const arrows = () => page.getByRole('button', { name: /Previous|Next/ }).count();
    await eventually(arrows).toBe(0);
    await page.setViewportSize({ width: 460, height: 800 });
    await eventually(arrows).toBe(2);
    await page.setViewportSize({ width: 1200, height: 800 });
    await eventually(arrows).toBe(0);
  });

  it('leaves pictures alone that the browser loads', async () => {
    const native = '<img src="/images/bowls-0.svg" alt="Bowl">';
    const { page, messages } = await stage.show(pageOf({ body: summary(CAROUSEL, item(0, native) + ITEMS) }));
    await page.locator('#block img.loaded').first().waitFor();
    expect(messages).toEqual([]);
  });

  it('has fewer items side by side in a narrower block, and goes the other way from right to left', async () => {
    const html = summary(CAROUSEL).replace('<main>', '<main dir="rtl">');
    const page = await showSummary(html, { reducedMotion: 'reduce', viewport: { width: 460, height: 800 } });
    const width = await page.locator('.summary-item-list').evaluate((list) => list.clientWidth);
    await eventually(async () => column(await boxes(page), 2)[0]).toBe(Math.round((width - 30) / 2));
    const scrolled = () => page.locator('.summary-item-list').evaluate((list) => Math.round(list.scrollLeft));
    await page.getByRole('button', { name: 'Next' }).press(' ');
    await eventually(scrolled).toBe(-(width + 30));
  });
});

it('has its pictures wait for their boxes, so that nothing is pushed aside while the block is on its way', async () => {
  let arrive = () => {};
  const isOnItsWay = new Promise<void>((done) => {
    arrive = done;
  });
  const { page, requests } = await stage.show(
    pageOf({ body: `${summary({ imageAspectRatio: '1.5' })}<p>After</p>` }),
    {
      prepare: (page) =>
        page.route(/\/chunks\/summary-/, async (route) => {
          await isOnItsWay;
          await route.continue();
        }),
    },
  );
  await page.locator('[data-block-state="loading"]').waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(requests.filter((url) => /bowls/.test(url))).toEqual([]);
  arrive();
  await eventually(() => page.locator('.summary-item img.loaded').count()).toBe(6);
});

it('loads its pictures also where the block fails', async () => {
  const { page } = await stage.show(pageOf({ body: summary({}) }), {
    prepare: (page) => page.route(/\/chunks\/summary-/, (route) => route.abort()),
  });
  await page.locator('[data-block-state="failed"]').waitFor();
  await eventually(() => page.locator('.summary-item img.loaded').count()).toBe(6);
});

it('without the script every item is there to read', async () => {
  const { page } = await stage.show(pageOf({ body: summary({ design: 'carousel' }), tag: '' }), {
    started: false,
  });
  expect(await page.getByRole('link', { name: /^Item/ }).count()).toBe(6);
});

it('leaves a list to a style sheet of the page that puts pictures beside texts, and only shares the width', async () => {
  const css =
    '<style>.summary-thumbnail-outer-container{position:relative;float:left}.summary-thumbnail-container{display:block;padding-right:20px}.summary-content{float:left}.summary-item{overflow:hidden;margin-bottom:17px!important;padding-bottom:17px!important}</style>';
  const data = { design: 'list', imageAspectRatio: '1.5', gutter: 60, listImageSize: 30 };
  const page = await showSummary(css + summary(data));
  await eventually(() => boxes(page, '.summary-thumbnail')).toHaveLength(6);
  const [[left, , width, height] = [], ...rest] = await boxes(page, '.summary-thumbnail');
  expect([left, width, height]).toEqual([0, 250, 167]);
  expect((await boxes(page, '.summary-content'))[0]?.slice(0, 3)).toEqual([270, 0, 630]);
  expect(rest[0]?.[1]).toBe(167 + 17 + 17); // the margins are the page's own, the gutter does not come on top
});

it('leaves a list without pictures to such a style sheet too, and its texts take the whole width', async () => {
  const css =
    '<style>.summary-content{float:left;width:75%}.summary-item{overflow:hidden;margin-bottom:17px!important;padding-bottom:17px!important}</style>';
  const html = summary({ design: 'list', gutter: 60, listImageSize: 30 });
  const page = await showSummary(
    css + html.replace(/<div class="summary-thumbnail-outer-container">.*?<\/a><\/div>/g, ''),
  );
  await eventually(() => boxes(page, '.summary-content')).toHaveLength(6);
  const [[left, , width, height] = [], [, top] = []] = await boxes(page, '.summary-content');
  expect([left, width]).toEqual([0, 900]);
  expect(top).toBe((height ?? 0) + 17 + 17);
});
