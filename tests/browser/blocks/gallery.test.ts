import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage, type Visit, type VisitOptions } from '../harness';
import { until } from '../until';
import { FILM } from './gallery-markup';

const stage = useStage();

interface Parts {
  readonly width?: number;
  readonly count?: number;
  /** A slide's inner HTML in place of a picture of 3:2. */
  readonly slide?: (index: number) => string;
  /** Further attributes of a slide. */
  readonly attributes?: string;
  readonly head?: string;
}

const sizes = ['2500x1667', '1600x2400', '2000x2000', '2500x1000'];
const names = ['loaves', 'jug', 'plates', 'counter'];

const picture = (index: number) =>
  `<img data-src="/images/${names[index % 4]}-${index}.svg" data-image-dimensions="${sizes[index % 4]}" data-load="false" alt="Picture ${index}">`;

/** A gallery with a box of a known width around it. */
function gallery(json: Record<string, unknown>, parts: Parts = {}): string {
  const { width = 1000, count = 5, slide = picture, attributes = '' } = parts;
  const slides = Array.from(
    { length: count },
    (_, index) => `<div class="slide" data-type="image" ${attributes}>${slide(index)}</div>`,
  );
  return `<div style="width:${width}px" id="box"><div data-block="gallery" data-block-json='${JSON.stringify({ lightbox: false, ...json })}'><div class="sqs-gallery">${slides.join('')}</div></div></div><p id="below">Below</p>`;
}

async function show(html: string, options: VisitOptions & { head?: string } = {}): Promise<Visit> {
  const head = `<style>body{margin:0}</style>${options.head ?? ''}`;
  const visit = await stage.show(pageOf({ head, body: html }), options);
  await visit.page.waitForSelector('[data-block-state="mounted"]', { state: 'attached' });
  return visit;
}

/** Left, top, width and height of what matches, in whole px. */
const boxes = (page: Page, selector = '.slide img:not(noscript img)') =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    }),
  );

describe('the place of slides', () => {
  it('is the same in an article whose sheet gives every picture a margin', async () => {
    const head = '<style>:is(.article, body) img { margin: 32px 8px }</style>';
    const { page } = await show(gallery({ design: 'grid' }), { head });
    expect((await boxes(page)).slice(3)).toEqual([
      [765, 0, 235, 235],
      [0, 255, 235, 235],
    ]);
  });

  it('in a grid is four in a row, square, 20 px apart', async () => {
    const { page } = await show(gallery({ design: 'grid' }));
    expect(await boxes(page)).toEqual([
      [0, 0, 235, 235],
      [255, 0, 235, 235],
      [510, 0, 235, 235],
      [765, 0, 235, 235],
      [0, 255, 235, 235],
    ]);
    expect(await page.locator('.sqs-gallery').getAttribute('class')).toContain('sqs-gallery-design-grid');
    expect(await page.locator('.slide.sqs-gallery-design-grid-slide').count()).toBe(5);
  });

  it.each([
    [
      'three in a row at 2:1',
      { 'thumbnails-per-row': '3', padding: 50, imageAspectRatio: 2 },
      [
        [0, 0, 300, 150],
        [350, 0, 300, 150],
        [700, 0, 300, 150],
        [0, 200, 300, 150],
      ],
    ],
    [
      'with the ratio of each',
      { slidesPerRow: 2, padding: 0, 'square-thumbs': false },
      [
        [0, 0, 500, 333],
        [500, 0, 500, 750],
        [0, 750, 500, 500],
        [500, 750, 500, 200],
      ],
    ],
  ])('in a grid %s', async (_case, json, expected) => {
    const { page } = await show(gallery({ design: 'grid', ...json }, { count: 4 }));
    expect(await boxes(page)).toEqual(expected);
  });

  it.each(['grid', 'autocolumns', 'carousel'])(
    'in %s takes whole slides only: 2.5 a row are two',
    async (design) => {
      const { page } = await show(
        gallery({ design, slidesPerRow: 2.5, gutter: 0, padding: 0 }, { count: 4 }),
      );
      const widths = (await boxes(page)).map(([, , width]) => width);
      expect(widths).toEqual([500, 500, 500, 500]);
    },
  );

  it('in a grid is the same where the page gives each slide a share of the row', async () => {
    const head =
      '<style>.shelf .slide{float:left;width:25%}.sqs-gallery-design-grid-slide{width:50% !important}</style>';
    const shelf = `<div class="shelf">${gallery({ design: 'grid', slidesPerRow: 2, padding: 0 }, { count: 3 })}</div>`;
    const { page } = await show(shelf, { head });
    expect(await boxes(page)).toEqual([
      [0, 0, 500, 500],
      [500, 0, 500, 500],
      [0, 500, 500, 500],
    ]);
  });

  it('in a grid fills its box where the page was saved with the crop of another window', async () => {
    const crop = 'style="position:relative;left:-72px;top:-5px;width:431px;height:287px"';
    const slide = (index: number) => picture(index).replace('<img', `<img ${crop}`);
    const { page } = await show(
      gallery({ design: 'grid', slidesPerRow: 2, padding: 0 }, { slide, count: 2 }),
    );
    expect(await boxes(page)).toEqual([
      [0, 0, 500, 500],
      [500, 0, 500, 500],
    ]);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator(`.slide img[${crop}]`).count()).toBe(2);
  });

  it('in a published grid is a share of the row, and what the style sheet says on a phone', async () => {
    const head =
      '<meta name="viewport" content="width=device-width"><style>@media(max-width:767px){.sqs-gallery-design-grid-slide{width:50% !important}}</style>';
    const slides = [0, 1, 2]
      .map(
        (index) =>
          `<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor">${picture(index)}</a></div></div>`,
      )
      .join('');
    const html = `<div class="sqs-block sqs-block-gallery" id="shelf" data-block-json='{"design":"grid","thumbnails-per-row":3,"padding":20,"square-thumbs":true,"lightbox":false}'><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${slides}</div></div><style id="design-grid-css">#shelf .sqs-gallery-design-grid{margin-right:-20px}#shelf .sqs-gallery-design-grid-slide .margin-wrapper{margin:0 20px 20px 0}</style></div>`;
    const { page } = await show(html, { head, viewport: { width: 940, height: 800 } });
    expect(await boxes(page)).toEqual([
      [0, 0, 300, 300],
      [320, 0, 300, 300],
      [640, 0, 300, 300],
    ]);
    await page.setViewportSize({ width: 380, height: 800 });
    expect(await boxes(page)).toEqual([
      [0, 0, 180, 180],
      [200, 0, 180, 180],
      [0, 200, 180, 180],
    ]);
  });

  it('in a grid takes fewer a row where they would be too small to see', async () => {
    const { page } = await show(gallery({ design: 'grid' }, { width: 280 }));
    expect((await boxes(page)).map(([left]) => left)).toEqual([0, 100, 200, 0, 100]);
  });

  it('in an autogrid is as many equal columns as there is room for, at any width', async () => {
    const { page } = await show(gallery({ design: 'autogrid', imageAspectRatio: 1 }));
    expect((await boxes(page)).map(([left]) => left)).toEqual([0, 250, 500, 750, 0]);
    await page.locator('#box').evaluate((box) => {
      box.style.width = '740px';
    });
    expect(await boxes(page)).toEqual([
      [0, 0, 370, 370],
      [370, 0, 370, 370],
      [0, 370, 370, 370],
      [370, 370, 370, 370],
      [0, 740, 370, 370],
    ]);
  });

  it('in autocolumns is below the shortest column, and again once a new width has settled', async () => {
    const { page } = await show(gallery({ design: 'autocolumns', gutter: 0, columnWidth: '500' }));
    const expected = [
      [0, 0, 500, 333],
      [500, 0, 500, 750],
      [0, 333, 500, 500],
      [500, 750, 500, 200],
      [0, 833, 500, 333],
    ];
    expect(await boxes(page)).toEqual(expected);
    expect(await boxes(page, '.sqs-gallery')).toEqual([[0, 0, 1000, 1166]]);
    await page.locator('#box').evaluate((box) => {
      box.style.width = '499px';
    });
    await eventually(async () => (await boxes(page)).map(([left]) => left)).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([
    [1000, 1, 1000],
    [1079, 1, 1079],
    [1080, 2, 500],
    [1660, 3, 500],
  ])(
    'in autocolumns of at least 500 px with gutters of 80 px, %i px wide, has %i columns',
    async (width, columns, each) => {
      const json = { design: 'autocolumns', gutter: 80, columnWidth: 500 };
      const { page } = await show(gallery(json, { width }), { viewport: { width: 1700, height: 800 } });
      const all = await boxes(page);
      expect(new Set(all.map(([left]) => left)).size).toBe(columns);
      expect(all[0]?.[2]).toBe(each);
    },
  );

  it('in autocolumns makes room for words that come later, and mirrors where text runs from the right', async () => {
    const slide = (index: number) => `${picture(0)}<p id="words-${index}" style="margin:0;height:20px"></p>`;
    const { page } = await show(
      `<div dir="rtl">${gallery({ design: 'autocolumns', columnWidth: 300 }, { width: 600, count: 3, slide })}</div>`,
    );
    const places = async () => (await boxes(page)).map(([left, top]) => [left, top]);
    const right = (await page.evaluate('innerWidth')) as number;
    expect(await places()).toEqual([
      [right - 300, 0],
      [right - 600, 0],
      [right - 300, 220],
    ]);
    await page.locator('#words-0').evaluate((words) => {
      words.style.height = '90px';
    });
    await eventually(places).toEqual([
      [right - 300, 0],
      [right - 600, 0],
      [right - 600, 220],
    ]);
  });

  it('in autocolumns closes up where the page hides or removes slides, and opens again', async () => {
    const { page } = await show(gallery({ design: 'autocolumns', gutter: 20, columnWidth: '300' }));
    const places = () =>
      page
        .locator('.slide:visible')
        .evaluateAll((slides) => slides.map((slide) => (slide as HTMLElement).offsetTop));
    const height = () => page.locator('.sqs-gallery').evaluate((list) => list.clientHeight);
    const before = [await places(), await height()];
    const hide = (selector: string, display: string) =>
      page.locator(selector).evaluateAll((slides, display) => {
        for (const slide of slides) (slide as HTMLElement).style.display = display;
      }, display);
    await hide('.slide:nth-child(-n+3)', 'none');
    await eventually(places).toEqual([0, 0]);
    await hide('.slide', '');
    await eventually(async () => [await places(), await height()]).toEqual(before);
    await page
      .locator('.slide')
      .first()
      .evaluate((slide) => slide.remove());
    await eventually(async () => (await places()).slice(0, 3)).toEqual([0, 0, 0]);
    await hide('.slide', 'none');
    await eventually(height).toBe(0);
  });

  it('in autorows fills each row but the last, all of one height, 20 px apart', async () => {
    const { page } = await show(gallery({ design: 'autorows' }, { count: 7 }));
    const all = await boxes(page);
    const tops = [...new Set(all.map(([, top]) => top))];
    const rows = tops.map((line) => all.filter(([, top]) => top === line));
    for (const row of rows.slice(0, -1)) {
      const [left, , width] = row.at(-1) ?? [];
      expect((left ?? 0) + (width ?? 0)).toBeGreaterThanOrEqual(999);
    }
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(new Set(row.map(([, , , height]) => height)).size).toBe(1);
    for (const [line, row] of rows.entries()) {
      const next = tops[line + 1];
      if (next !== undefined) expect(next - (row[0]?.[1] ?? 0) - (row[0]?.[3] ?? 0)).toBe(20);
    }
    expect(rows.at(-1)?.[0]?.[3]).toBe(250);
  });

  it('in a list is beside its words, in the base design below each other', async () => {
    const slide = (index: number) =>
      `${picture(0)}<div class="meta"><h3>Title ${index}</h3><p>Words</p></div>`;
    const json = { design: 'list', listImageSize: 25, imageAspectRatio: 1, gutter: 40 };
    const { page } = await show(
      gallery(json, { count: 2, slide }) + gallery({ gutter: 10, vSize: 20 }, { count: 2 }),
    );
    await until(page, "mortar.blocks().every(({ state }) => state === 'mounted')");
    const [first, second] = await boxes(page, '.sqs-gallery-design-list-slide img');
    expect(first).toEqual([0, 0, 250, 250]);
    expect(second?.slice(0, 2)).toEqual([0, 290]);
    expect((await boxes(page, '.meta'))[0]?.slice(0, 2)).toEqual([290, 0]);
    const [upper, lower] = await boxes(page, '.sqs-gallery-design-base-slide img');
    expect(upper?.slice(2)).toEqual([1000, 200]);
    expect((lower?.[1] ?? 0) - (upper?.[1] ?? 0)).toBe(210);
  });

  it('of videos is 16:9, or the pictures own box where both are mixed', async () => {
    const slide = () => FILM;
    const videos = (json: Record<string, unknown>) =>
      gallery({ design: 'grid', padding: 0, ...json }, { count: 1, slide }).replaceAll(
        'data-type="image"',
        'data-type="video"',
      );
    const { page } = await show(videos({}) + videos({ mixedContent: true }));
    await until(page, "mortar.blocks().every(({ state }) => state === 'mounted')");
    expect((await boxes(page, '.sqs-video-wrapper')).map((box) => box.slice(2))).toEqual([
      [250, 141],
      [250, 250],
    ]);
    expect(await page.locator('.sqs-video-overlay[role="button"]').count()).toBe(2);
  });

  it('of a published video is that of the pictures, where it stands in their box, with one button', async () => {
    const film = `<div class="margin-wrapper"><div class="content-wrapper content-fill video-lightbox-wrapper js-gallery-lightbox-opener" tabindex="0" role="button">${FILM}</div></div>`;
    const head =
      '<style>.content-wrapper,.content-fill .sqs-video-wrapper{display:block;padding-bottom:100%}.sqs-video-wrapper{height:0}</style>';
    const slides = gallery(
      { design: 'grid', padding: 0 },
      { count: 2, slide: (index) => (index ? picture(0) : film) },
    ).replace('data-type="image"', 'data-type="video"');
    const { page } = await show(slides, { head });
    expect(await boxes(page, '.slide')).toEqual([
      [0, 0, 250, 250],
      [250, 0, 250, 250],
    ]);
    expect((await boxes(page, '.sqs-video-wrapper'))[0]).toEqual([0, 0, 250, 250]);
    await page.locator('.sqs-video-overlay[role="button"]').waitFor();
    expect(await page.locator('.slide [tabindex="0"]').count()).toBe(1);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('.content-wrapper[role="button"]').count()).toBe(1);
  });
});

describe('pictures', () => {
  it('are cropped around their focal point, or shown whole, and keep their box when they arrive', async () => {
    const slide = () => picture(1).replace('data-load', 'data-image-focal-point="0.2,0.9" data-load');
    const { page } = await show(
      gallery({ design: 'grid' }, { slide, count: 1 }) +
        gallery({ design: 'grid', 'auto-crop': false }, { slide, count: 1 }),
    );
    await until(page, "document.querySelectorAll('img.loaded').length === 2");
    expect(await boxes(page).then((all) => all.map((box) => box.slice(2)))).toEqual([
      [235, 235],
      [235, 235],
    ]);
    const fits = await page
      .locator('.slide img')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).objectFit));
    expect(fits).toEqual(['cover', 'contain']);
    const place = await page
      .locator('.slide img')
      .first()
      .evaluate((one) => getComputedStyle(one).objectPosition);
    expect(place).toBe('20% 90%');
  });

  it('stay as they are where the chunk does not come, and where there is no script', async () => {
    const html = pageOf({
      body: gallery(
        { design: 'grid' },
        {
          slide: (index) =>
            `<noscript><img src="/images/jug.svg" alt="Jug ${index}"></noscript>${picture(index)}`,
        },
      ),
    });
    const { page, messages } = await stage.show(html, {
      prepare: (page) => page.route('**/chunks/gallery-*', (route) => route.abort()),
    });
    await page.waitForSelector('[data-block-state="failed"]', { state: 'attached' });
    await until(page, "document.querySelectorAll('img.loaded').length === 5");
    expect(messages.filter(({ text }) => text.includes('its chunk could not be loaded'))).toHaveLength(1);
    const plain = await stage.show(html, { javaScriptEnabled: false, started: false });
    expect(await plain.page.locator('noscript img:visible').count()).toBe(5);
  });
});

it('slides of a page that a script has parsed are laid out and opened by their own pictures', async () => {
  const slide = (index: number) =>
    `<noscript><img src="/images/bowls.svg" alt=""></noscript>${picture(index)}`;
  const { page } = await show('<main></main><div data-block="shape"></div>');
  await page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html'); // in such a document `noscript` has elements
      document.querySelector('main')?.replaceChildren(...parsed.body.childNodes);
    },
    gallery({ design: 'grid', lightbox: true }, { slide }),
  );
  await eventually(() => boxes(page)).toContainEqual([255, 0, 235, 235]);
  await page.getByAltText('Picture 0').click();
  await page.getByRole('dialog').getByAltText('Picture 0').waitFor();
});

it('what slides need and nobody has is told in the console, and the other slides are there', async () => {
  const film = '<div class="sqs-video-wrapper" data-html="x"></div>';
  const slides = [
    [`<div class="slide" data-type="video">${film}</div>`, 'VideoLoader not found'],
    [`<div class="slide" data-type="video" data-html="x">${picture(1)}</div>`, 'VideoLoader not found'],
    ['<div class="slide" data-type="image" data-src="/images/jug.svg"></div>', 'Loader2 not found'],
  ] as const;
  for (const [slide, complaint] of slides) {
    const body = gallery({ design: 'grid' }, { count: 1 }).replace('<div class="slide"', `${slide}$&`);
    const { page, messages } = await show(body, {
      prepare: (page) => page.route('**/chunks/video-*', (route) => route.abort()),
    });
    await page.waitForSelector('.sqs-gallery img.loaded');
    const told = () => messages.filter(({ text }) => / not found$/.test(text));
    await eventually(async () => told()).toEqual([{ type: 'error', text: complaint }]);
  }
  const { messages, page } = await show(
    gallery({ design: 'grid' }, { count: 1, slide: () => film }).replace('"image"', '"video"'),
  );
  await until(page, "mortar.blocks().every(({ state }) => state === 'mounted')");
  expect(messages.filter(({ text }) => / not found$/.test(text))).toEqual([]);
});

describe('settings', () => {
  it('of a section come from its attributes, in whatever form', async () => {
    const { page } = await show(
      '<div style="width:600px"><div class="gallery-masonry" data-controller="GalleryMasonry" data-lightbox="false" data-props=\'{"gutter":30,"numColumns":2}\'><div class="gallery-masonry-wrapper"><figure class="gallery-masonry-item"><img data-src="/images/jug.svg" data-image-dimensions="1600x2400" alt=""></figure><figure class="gallery-masonry-item"><img data-src="/images/jug.svg" data-image-dimensions="1600x2400" alt=""></figure></div></div></div>',
    );
    expect(await boxes(page, 'figure')).toEqual([
      [0, 0, 296, 443],
      [305, 0, 296, 443],
    ]);
    const read = await page.evaluate<{ name: string; value: unknown; from: string }[]>(
      "mortar.inspect(document.querySelector('[data-controller]')).settings",
    );
    expect(read).toContainEqual({ name: 'slidesPerRow', value: 2, from: 'data-props.numColumns' });
    expect(read).toContainEqual({ name: 'gutter', value: 30, from: 'data-props.gutter' });
  });

  it('that are nonsense get their defaults, each with a warning, and numbers may be texts', async () => {
    const json = { design: 'autocolumns', columnWidth: '0', slidesPerRow: 1e9, gutter: '12', vSize: 'x' };
    const { page, messages } = await show(gallery(json));
    const said = messages.filter(({ type }) => type === 'warning').map(({ text }) => text);
    for (const name of ['columnWidth', 'slidesPerRow', 'vSize'])
      expect(said).toContainEqual(expect.stringMatching(new RegExp(`^gallery: ${name} must be a number`)));
    expect((await boxes(page)).map(([left]) => left).slice(0, 4)).toEqual([0, 337, 675, 0]);
  });

  it('leave a section alone whose controllers are bound', async () => {
    const { page } = await stage.show(
      pageOf({
        body: '<div data-controller="GalleryGrid" data-controllers-bound="GalleryGrid"><img alt=""></div>',
      }),
    );
    expect(await page.evaluate('mortar.blocks().length')).toBe(0);
  });
});

it('a page that unsets every style and hides its settings in the prototype has its grid all the same', async () => {
  const { page, errors } = await show(gallery({ design: 'grid' }), {
    head: '<style>* { all: unset }</style>',
    before: 'Array.prototype.extra = 1; Object.prototype.design = "mosaic"; Object.prototype.gutter = 99;',
  });
  const share = (1280 - 60) / 4;
  expect((await boxes(page)).slice(0, 2).map(([left, , ...size]) => [left, ...size])).toEqual([
    [0, share, share],
    [share + 20, share, share],
  ]);
  expect(errors).toEqual([]);
});

it('words over a picture scroll in 40 % of its height where they would hide it, and by keyboard', async () => {
  const slide = (index: number) =>
    `${picture(2)}<div class="meta" style="position:absolute;inset:auto 0 0"><div class="meta-inside"><p style="margin:0;height:${index ? 200 : 900}px">Words</p></div></div>`;
  const { page } = await show(
    gallery({ design: 'grid', padding: 0 }, { count: 2, slide, attributes: 'style="position:relative"' }),
  );
  await eventually(() => boxes(page, '.meta').then((all) => all.map(([, , , height]) => height))).toEqual([
    100, 200,
  ]);
  expect(await page.locator('.meta').evaluateAll((all) => all.map(({ tabIndex }) => tabIndex))).toEqual([
    0, -1,
  ]);
});

it.each(['grid', 'autocolumns', 'autorows'])(
  '500 pictures in %s are laid out at once, not one by one',
  async (design) => {
    const { page, context } = await show(gallery({ design }, { count: 500 }), {
      prepare: (page) => page.route('**/images/*', (route) => route.abort()),
    });
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    const layouts = async () =>
      (await client.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')
        ?.value ?? 0;
    const before = await layouts();
    await page.evaluate("mortar.remount(document.querySelector('[data-block]'))");
    expect((await layouts()) - before).toBeLessThan(30);
    expect(
      (await boxes(page)).every(([, , width, height]) => Number(width) > 50 && Number(height) > 20),
    ).toBe(true);
  },
);

describe('a slide that leads somewhere', () => {
  const linked = (url: string, json: Record<string, unknown> = {}) =>
    gallery({ design: 'grid', ...json }, { count: 1, attributes: `data-click-through-url="${url}"` });

  it('opens its address by click and by key, and is a link to everybody', async () => {
    const { page } = await show(linked('#there'));
    const link = page.getByRole('link', { name: 'Picture 0' });
    await link.click();
    await until(page, "location.hash === '#there'");
    await page.evaluate("location.hash = ''");
    await link.focus();
    await page.keyboard.press('Enter');
    await until(page, "location.hash === '#there'");
  });

  it('stays on the site whatever base the page names', async () => {
    const head = '<base href="https://elsewhere.example/">';
    const tag = `<script async src="${stage.server.url}/mortar.js"></script>`;
    const { page } = await stage.show(pageOf({ head, tag, body: linked('/about') }));
    await page.getByRole('link', { name: 'Picture 0' }).click();
    await page.waitForURL(`${stage.server.url}/about`);
  });

  it('opens it in a window of its own where the settings say so', async () => {
    const { page, context } = await show(linked('/about', { newWindow: true }));
    const [opened] = await Promise.all([context.waitForEvent('page'), page.locator('.slide').click()]);
    await opened.waitForURL('**/about');
    expect(await opened.evaluate('window.opener')).toBeNull();
    expect(page.url()).toContain('/fixture');
  });

  it('that would do harm or is none is never followed, whether by attribute or by link', async () => {
    const hostile = [
      'javascript:window.hacked=1',
      'JaVa&#9;script:window.hacked=1',
      'data:text/html,x',
      'https://',
      'https://good@evil.test',
    ];
    const { page, messages, errors } = await show(
      hostile.map((url) => linked(url)).join('') +
        gallery(
          { design: 'grid' },
          { slide: (index) => `<a href="${hostile[index]}">${picture(index)}</a>` },
        ),
    );
    await until(page, "mortar.blocks().every(({ state }) => state === 'mounted')");
    for (const image of await page.locator('.slide img').all()) await image.click();
    expect(await page.evaluate('[location.pathname, window.hacked ?? 0]')).toEqual(['/fixture', 0]);
    const refused = messages.filter(({ text }) => text.startsWith('The gallery does not follow'));
    expect(refused).toHaveLength(2 * hostile.length);
    expect(errors).toEqual([]);
  });

  it('by a link of its own is left to the browser', async () => {
    const { page } = await show(
      gallery({ design: 'grid' }, { count: 1, slide: (index) => `<a href="/about">${picture(index)}</a>` }),
    );
    expect(await page.locator('.slide [role="link"]').count()).toBe(0);
    await page.locator('.slide img').click();
    await page.waitForURL('**/about');
  });
});
