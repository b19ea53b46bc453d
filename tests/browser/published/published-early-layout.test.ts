import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually';
import { newestForm } from '../forms/form-page';
import { useStage, type VisitOptions } from '../harness';
import { lateRequests } from '../late-requests';

const stage = useStage();

const json = (data: object) => JSON.stringify(data).replaceAll('"', '&quot;');

const image = (name: string, size: string) =>
  `<img class="thumb-image" data-src="/images/${name}.svg" data-image-dimensions="${size}" data-load="false" alt="${name}">`;

const SIZES = { loaves: '1500x1000', kiln: '1500x500', bowls: '1000x1000' };

const slides = (wrap: (image: string) => string) =>
  Object.entries(SIZES)
    .map(([name, size]) => wrap(image(name, size)))
    .join('');

const block = (kind: string, data: object, content: string) =>
  `<div class="sqs-block ${kind}" data-block-json="${json(data)}" id="block-a"><div class="sqs-block-content">${content}</div></div>`;

const SLIDESHOW = block(
  'gallery-block sqs-block-gallery',
  { design: 'slideshow', thumbnails: true, 'thumbnail-strip-height': 80, 'aspect-ratio': 'square' },
  `<div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">${slides((picture) => `<div class="slide" data-type="image">${picture}<p>A line about it</p></div>`)}</div></div><div class="sqs-gallery-thumbnails">${slides(String)}</div>`,
);

const GRID = block(
  'gallery-block sqs-block-gallery',
  { design: 'grid', 'thumbnails-per-row': 3, 'square-thumbs': true },
  `<div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${slides((picture) => `<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor">${picture}</a></div></div>`)}</div></div>`,
);

const items = (['Rye', 'Spelt', 'Wheat'] as const)
  .map(
    (name, index) =>
      `<div class="summary-item"><div class="summary-content"><h2>${name}</h2><p>${'Slow and dark. '.repeat(9 + index * 9)}</p></div></div>`,
  )
  .join('');

const summary = (design: string) =>
  block(
    'summary-v2-block sqs-block-summary-v2',
    { design, slidesPerRow: 1, gutter: 40, columnWidth: 200 },
    `<div class="summary-block-wrapper sqs-gallery-design-${design}"><div class="summary-item-list-container"><div class="summary-item-list sqs-gallery">${items}</div></div></div>`,
  );

/** Items with a picture; a published style sheet may float it beside the text. */
const LIST = block(
  'summary-v2-block sqs-block-summary-v2',
  { design: 'list', listImageSize: 40, gutter: 40 },
  `<div class="summary-block-wrapper sqs-gallery-design-list"><div class="summary-item-list-container"><div class="summary-item-list sqs-gallery">${slides((picture) => `<div class="summary-item"><div class="summary-thumbnail-outer-container"><a class="summary-thumbnail-container" href="/rye"><div class="summary-thumbnail">${picture}</div></a></div><div class="summary-content"><h2>Rye</h2><p>${'Slow and dark. '.repeat(9)}</p></div></div>`)}</div></div></div>`,
);

const FLOATS =
  '.summary-item{overflow:hidden}.summary-thumbnail-outer-container{float:left;margin-right:9%}.summary-content{padding:10px}';

/** A block far below the window, with text after it. */
const page = (content: string, sheet = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bakery</title><style>html{scrollbar-width:none}body{margin:0;font:16px/1.5 sans-serif}img{max-width:100%}${sheet}</style><script src="/mortar.js"></script></head>
<body id="collection-6a0000000000000000000001"><div style="height:4000px">Above</div>${content}<p id="after">After</p><div style="height:3000px"></div></body></html>`;

/** The heights that a gallery of columns was given, in their order. */
const HEIGHTS = `window.heights = [];
  new MutationObserver((records) => {
    for (const { target } of records)
      if (target.matches('.sqs-gallery') && target.style.height) window.heights.push(target.style.height);
  }).observe(document, { subtree: true, attributeFilter: ['style'] });`;

const heightOf = (page: Page) =>
  page.locator('#block-a').evaluate((block) => Math.round(block.getBoundingClientRect().height));

/** Pictures and texts, in px from the block's corner. */
const boxesOf = (page: Page) =>
  page.locator('#block-a').evaluate((block) => {
    const corner = block.getBoundingClientRect();
    return [...block.querySelectorAll('.summary-thumbnail-outer-container, .summary-content')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x - corner.x, y - corner.y, width, height].map(Math.round);
    });
  });

const stateOf = (page: Page) => page.locator('#block-a').getAttribute('data-block-state');

const WINDOW = { viewport: { width: 900, height: 800 } };

const BLOCKS = [
  ['a slideshow with thumbnails', SLIDESHOW],
  ['a grid', GRID],
  ['a carousel of excerpts', summary('carousel')],
  ['a wall of excerpts', summary('wall')],
] as const;

/** Laid out, although it waits for the visitor. */
const early = (page: Page) =>
  page
    .locator('#block-a[data-block-state="waiting"]')
    .locator('.mortar-early-box, .mortar-summary, .sqs-gallery-design-grid')
    .first()
    .waitFor({ state: 'attached' });

describe('a block that is still far away', () => {
  test.each(BLOCKS)('already has its height, until it is unmounted: %s', async (_name, content) => {
    const { page: tab, requests } = await stage.show(page(content), WINDOW);
    await early(tab);
    const height = await heightOf(tab);
    expect(requests.filter((url) => /\/react-/.test(url))).toEqual([]);
    await tab.locator('#block-a').scrollIntoViewIfNeeded();
    await eventually(() => stateOf(tab)).toBe('mounted');
    expect(Math.abs((await heightOf(tab)) - height)).toBeLessThanOrEqual(1);
    await tab.evaluate('void mortar.unmount()');
    const left = tab.locator('#block-a :is([style*="mortar"], [style*="ratio"], [class*="mortar-"])');
    await eventually(() => left.count()).toBe(0);
    expect(await heightOf(tab)).not.toBe(height);
  });

  test.each([
    ['the block', ''],
    ['the page', FLOATS],
  ])(
    'keeps its picture and text where they are when it mounts: a list laid out by %s',
    async (_by, sheet) => {
      const { page: tab } = await stage.show(page(LIST, sheet), WINDOW);
      await early(tab);
      await tab.locator('#block-a img').first().scrollIntoViewIfNeeded();
      const before = await boxesOf(tab);
      await eventually(() => stateOf(tab)).toBe('mounted');
      expect(await boxesOf(tab)).toEqual(before);
    },
  );

  test('is as the server sent it if it cannot mount', async () => {
    const { page: tab } = await stage.show(page(SLIDESHOW), {
      ...WINDOW,
      prepare: (tab) => tab.route(/\/chunks\/gallery-motion-/, (route) => route.abort()),
    });
    await early(tab);
    await tab.locator('#block-a').scrollIntoViewIfNeeded();
    await eventually(() => stateOf(tab)).toBe('failed');
    await eventually(() => tab.locator('.mortar-early-box').count()).toBe(0);
    expect(await tab.locator('#block-a .slide p').nth(2).isVisible()).toBe(true);
  });
});

const SOUND =
  '<div class="sqs-block audio-block"><div class="sqs-audio-embed" id="block-a" data-url="/bell.mp3" data-title="The bell" data-author="Kiln" data-duration-in-ms="28000" data-show-download="true"></div></div>';

const MOVING_TEXT = `<div class="sqs-block sqs-block-marquee" id="block-a"><div class="Marquee"><script class="Marquee-props" type="application/json">{"marqueeItems":[{"text":"Bread on Thursdays"}]}</script><div class="Marquee-display"><div class="Marquee-measure"><h1 class="Marquee-item">Bread on Thursdays, ${'and pots '.repeat(20)}</h1></div><h1><svg class="Marquee-svg" aria-hidden="true"><text><textPath></textPath></text></svg><span class="hidden">Bread on Thursdays</span></h1><div class="Marquee-track"></div></div></div></div>`;

const MARQUEE_SHEET =
  '.Marquee{position:relative;display:flex;align-items:center;justify-content:center;width:100%;overflow:hidden}.Marquee h1{margin:0;font-size:60px;line-height:1.4}.Marquee-display{flex-grow:1;flex-shrink:0}.Marquee-measure{display:inline-flex;width:max-content;visibility:hidden;position:absolute}.Marquee-svg{display:block;width:100%}.Marquee-track{position:absolute;inset:0}.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}';

describe('a block that is drawn when a visitor comes near', () => {
  test.each([
    ['a sound', SOUND],
    ['a moving text', MOVING_TEXT],
  ])('has its height before, so that the page does not jump: %s', async (_name, content) => {
    const { page: tab } = await stage.show(page(content, MARQUEE_SHEET), WINDOW);
    const top = () => tab.locator('#after').evaluate((after) => after.getBoundingClientRect().top + scrollY);
    const isReserved = () => tab.evaluate("document.head.textContent.includes('--mortar-about')");
    await eventually(isReserved).toBe(true);
    expect(await stateOf(tab)).toBe('waiting');
    const before = await top();
    await tab.locator('#after').scrollIntoViewIfNeeded();
    await eventually(() => stateOf(tab)).toBe('mounted');
    await eventually(isReserved).toBe(false);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(24); // browsers have players of different heights
  });
});

describe('pictures of a gallery in the first view', () => {
  const ROWS = `<div data-controller="GalleryStrips" data-props='{"rowHeight":120}' id="block-a"><div class="gallery-strips-wrapper">${slides((picture) => `<figure class="gallery-strips-item"><div class="gallery-strips-item-wrapper">${picture}</div></figure>`)}</div></div>`;
  const GALLERIES = [
    ['in rows', ROWS],
    ['in columns', ROWS.replaceAll('Strips', 'Masonry').replaceAll('strips', 'masonry')],
    ['in a grid', GRID],
  ] as const;

  /** The width of each picture's place when it was asked for, in px. */
  const WIDTHS = `window.widths = [];
    new MutationObserver((records) => {
      for (const { target } of records) window.widths.push(target.closest('figure, .slide').getBoundingClientRect().width);
    }).observe(document, { subtree: true, attributeFilter: ['src'] });`;

  const inView = (content: string) => page(content).replace('height:4000px', 'height:40px');
  const shown = (tab: Page) => tab.locator('#block-a img[src]');

  test.each(GALLERIES)(
    'come once they have their places, which need no React: %s',
    async (_where, content) => {
      const held: (() => void)[] = [];
      const { page: tab, requests } = await stage.show(inView(content), {
        ...WINDOW,
        before: WIDTHS,
        prepare: (tab) =>
          tab.route(/\/chunks\/react-/, async (route) => {
            await new Promise<void>((resolve) => held.push(resolve));
            await route.continue();
          }),
      });
      await eventually(() => shown(tab).count()).toBe(3);
      expect(await stateOf(tab)).toBe('loading');
      const widths = await tab.evaluate<number[]>('widths');
      expect(widths).toHaveLength(3);
      expect(Math.max(...widths)).toBeLessThan(700); // without its place, each is as wide as the window
      for (const release of held) release();
      await eventually(() => stateOf(tab)).toBe('mounted');
      expect(requests.filter((url) => /images\/(loaves|kiln|bowls)/.test(url))).toHaveLength(3);
    },
  );

  test.each(GALLERIES)('come without their places if the code does not come: %s', async (_where, content) => {
    const { page: tab } = await stage.show(inView(content), {
      ...WINDOW,
      prepare: (tab) => tab.route(/\/chunks\/gallery/, (route) => route.abort()),
    });
    await eventually(() => stateOf(tab)).toBe('failed');
    await eventually(() => shown(tab).count()).toBe(3);
    await eventually(() => shown(tab).first().isVisible()).toBe(true);
  });

  test.each(GALLERIES)(
    'come without their places if the code is stuck on its way: %s',
    async (_where, content) => {
      const { arrive, holdBack } = lateRequests();
      const { page: tab } = await stage.show(inView(content), {
        ...WINDOW,
        clock: true,
        prepare: (tab) => holdBack(tab, /\/chunks\/gallery/),
      });
      await eventually(() => stateOf(tab)).toBe('loading');
      expect(await shown(tab).count()).toBe(0);
      await tab.clock.fastForward(8000);
      await eventually(() => shown(tab).count()).toBe(3);
      await eventually(() => shown(tab).first().isVisible()).toBe(true);
      expect(await stateOf(tab)).toBe('loading');
      arrive();
      await eventually(() => stateOf(tab)).toBe('mounted');
      await eventually(() => shown(tab).locator('visible=true').count()).toBe(3);
    },
  );
});

/** A busy browser draws its first frame when code has come already. */
const LATE_FRAMES = `const draw = requestAnimationFrame;
  window.requestAnimationFrame = (run) => setTimeout(() => draw(run), 1500);`;

describe('a grid section in the first view', () => {
  const SHEET =
    '.gallery-grid-wrapper{position:relative;display:grid;width:100%}.gallery-grid-item{margin:0}.gallery-grid-item-wrapper{position:relative;height:0;padding-bottom:100%}.gallery-grid-item img{position:absolute;width:100%;height:100%}';
  const grid = (attributes: string) =>
    `<div class="gallery-grid gallery-grid--layout-grid" data-controller="GalleryGrid" data-aspect-ratio="square" ${attributes} id="block-a"><div class="gallery-grid-wrapper">${slides((picture) => `<figure class="gallery-grid-item"><div class="gallery-grid-item-wrapper">${picture}</div></figure>`)}</div></div>`;
  const places = (tab: Page) =>
    tab.locator('figure').evaluateAll((figures) =>
      figures.map((figure) => {
        const { left, top, width } = figure.getBoundingClientRect();
        return [left, top - Number(figure.parentElement?.getBoundingClientRect().top), width].map(Math.round);
      }),
    );
  const open = (attributes: string, width: number, answer: (route: Route) => unknown) =>
    stage.show(page(grid(attributes), SHEET).replace('height:4000px', 'height:40px'), {
      viewport: { width, height: 800 },
      prepare: (tab) => tab.route(/\/chunks\//, answer),
    });

  test.each([
    [
      'on a desktop',
      1000,
      'data-columns="3" data-gutter="60"',
      [
        [0, 0, 313],
        [343, 0, 313],
        [687, 0, 313],
      ],
    ],
    [
      'on a phone',
      400,
      'data-columns="3" data-gutter="20"',
      [
        [0, 0, 198],
        [202, 0, 198],
        [0, 202, 198],
      ],
    ],
    [
      'from edge to edge',
      1000,
      'data-columns="1" data-gutter="100" data-width="full-bleed"',
      [
        [50, 0, 900],
        [50, 950, 900],
        [50, 1900, 900],
      ],
    ],
  ] as const)(
    'has its columns and their distance before its code has come, as the platform sets them: %s',
    async (_where, width, attributes, expected) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const { page: tab } = await open(attributes, width, (route) => released.then(() => route.continue()));
      await eventually(() => places(tab)).toEqual(expected);
      release();
      await eventually(() => stateOf(tab)).toBe('mounted');
      expect(await places(tab)).toEqual(expected);
      await tab.evaluate('mortar.unmount()');
      await eventually(() => tab.locator('#block-a [style*="grid"]').count()).toBe(0);
    },
  );

  test('gets other columns when the window changes', async () => {
    const { page: tab } = await open('data-columns="3" data-gutter="20"', 400, (route) => route.continue());
    const tops = async () => (await places(tab)).map(([, top]) => top);
    await eventually(() => stateOf(tab)).toBe('mounted');
    expect(await tops()).toEqual([0, 0, 202]);
    await tab.setViewportSize({ width: 1000, height: 800 });
    await eventually(tops).toEqual([0, 0, 0]);
  });
});

describe.each([
  ['columns', 'Masonry', '{"numColumns":3,"gutter":0}'],
  ['rows', 'Strips', '{"rowHeight":200,"gutter":0}'],
])('a section of pictures in %s in the first view', (_how, kind, props) => {
  const name = `gallery-${kind.toLowerCase()}`;
  const figure = `<figure class="${name}-item"><div class="${name}-item-wrapper">${image('loaves', '1500x1000')}</div></figure>`;
  const gallery = `<div class="${name}" data-controller="Gallery${kind}" data-props='${props}' id="block-a"><div class="${name}-wrapper">${figure.repeat(6)}</div></div>`;
  const sheet = 'figure{margin:0}figure img{display:block;width:100%}';
  const open = (answer: (route: Route) => unknown, options: VisitOptions = {}) =>
    stage.show(page(gallery, sheet).replace('height:4000px', 'height:40px'), {
      ...WINDOW,
      ...options,
      prepare: (tab) => tab.route(/\/chunks\//, answer),
    });
  const clipped = (tab: Page) =>
    tab.locator(`.${name}-wrapper`).evaluate((list) => list.scrollHeight - list.clientHeight);
  const overflow = (tab: Page) =>
    tab.locator(`.${name}-wrapper`).evaluate((list) => getComputedStyle(list).overflow);

  test('has its height before its code has come, and keeps it', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page: tab } = await open((route) => released.then(() => route.continue()));
    await eventually(() => heightOf(tab)).toBe(400);
    release();
    await eventually(() => stateOf(tab)).toBe('mounted');
    expect(await heightOf(tab)).toBe(400);
    expect(await overflow(tab)).toBe('visible');
    await tab.evaluate('mortar.unmount()');
    await eventually(() => tab.locator('#block-a [style]').count()).toBe(0);
  });

  test('shows all its pictures if its code is stuck on its way', async () => {
    const { page: tab } = await open(() => {}, { clock: true });
    await eventually(() => overflow(tab)).toBe('hidden');
    await tab.clock.runFor(8000);
    await eventually(() => clipped(tab)).toBe(0);
  });

  test('shows all its pictures if its code does not come', async () => {
    const { page: tab } = await open((route) => route.abort());
    await eventually(() => stateOf(tab)).toBe('failed');
    await eventually(() => clipped(tab)).toBe(0);
  });
});

test('a hosted video in the first view has its height before its code has come', async () => {
  const hosted = json({ nativeVideoData: {}, alexandriaUrl: '/video/{variant}', aspectRatio: 1.6 });
  const film = `<div class="sqs-block video-block sqs-block-video" id="block-a"><div class="intrinsic"><div class="embed-block-wrapper " style="padding-bottom:0.625%;"><div class="sqs-native-video" data-config-video="${hosted}"></div></div></div></div>`;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page: tab } = await stage.show(page(film).replace('height:4000px', 'height:40px'), {
    viewport: { width: 800, height: 700 },
    prepare: (tab) => tab.route(/\/chunks\//, (route) => released.then(() => route.continue())),
  });
  await eventually(() => heightOf(tab)).toBe(500);
  release();
  await eventually(() => tab.locator('.sqs-native-video').getAttribute('data-block-state')).toBe('mounted');
  expect(await heightOf(tab)).toBe(500);
});

describe('a slideshow in the first view', () => {
  const strip = { 'thumbnail-strip-height': 80, 'thumbnail-strip-margin': 20 };
  const thumbnails = `<div class="sqs-gallery-thumbnails">${slides(String)}</div>`;
  const slideshow = (data: object, thumbnails = '') =>
    block(
      'gallery-block sqs-block-gallery',
      { design: 'slideshow', ...data },
      `<div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">${slides((picture) => `<div class="slide" data-type="image">${picture}<p>A line about it</p></div>`)}</div></div>${thumbnails}`,
    );
  const top = (tab: Page) =>
    tab.locator('#after').evaluate((after) => Math.round(after.getBoundingClientRect().top));
  const open = (content: string, answer: (route: Route) => unknown, before = '') =>
    stage.show(page(content).replace('height:4000px', 'height:40px'), {
      ...WINDOW,
      before,
      prepare: (tab) => tab.route(/\/chunks\//, answer),
    });

  test.each([
    ['by its flattest picture', slideshow({ aspectRatio: null, vSize: null, ...strip }), 300],
    ['by its owner', slideshow({ aspectRatio: 40, vSize: null, ...strip }), 360],
    ['with thumbnails below', slideshow(strip, thumbnails), 400],
  ])('has its height before its code has come: %s', async (_how, content, height) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page: tab } = await open(content, (route) => released.then(() => route.continue()));
    await eventually(() => heightOf(tab)).toBe(height);
    const before = await top(tab);
    release();
    await eventually(() => stateOf(tab)).toBe('mounted');
    expect(await top(tab)).toBe(before);
    expect(await tab.locator('#block-a [style*="overflow"]').count()).toBe(0);
    await tab.evaluate('mortar.unmount()');
    await eventually(() => tab.locator('#block-a [style]').count()).toBe(0);
  });

  test.each([
    ['by the ratio of its pictures', { imageAspectRatio: 1.5, vSize: 40 }, 600],
    ['by its first picture', { imageAspectRatio: 'Auto', vSize: 40 }, 600],
  ])('has its height before its code has come: %s', async (_how, data, height) => {
    const { page: tab } = await open(slideshow(data), () => {});
    await eventually(() => heightOf(tab)).toBe(height);
  });

  test('keeps the overflow of the page’s own', async () => {
    const own = slideshow(strip, thumbnails).replace(
      'class="sqs-gallery-thumbnails"',
      '$& style="overflow: scroll hidden"',
    );
    const { page: tab } = await open(own, (route) => route.continue());
    await eventually(() => stateOf(tab)).toBe('mounted');
    const overflow = () => tab.locator('.sqs-gallery-thumbnails').evaluate(({ style }) => style.overflow);
    await eventually(overflow).toBe('scroll hidden');
  });

  test('keeps the height that a saved page has for it if its code does not come', async () => {
    const saved = slideshow(strip).replace('class="sqs-gallery"', '$& style="height: 410px"');
    const { page: tab } = await open(saved, (route) => route.abort());
    await eventually(() => stateOf(tab)).toBe('failed');
    expect(await heightOf(tab)).toBe(410);
  });

  test.each([
    ['', ''],
    [', also where the first frame comes later', LATE_FRAMES],
  ])('shows all its slides if its code does not come%s', async (_when, before) => {
    const { page: tab } = await open(slideshow(strip, thumbnails), (route) => route.abort(), before);
    await eventually(() => stateOf(tab)).toBe('failed');
    await tab.evaluate('new Promise(requestAnimationFrame)');
    const [list, last] = ['.sqs-gallery', '.slide:last-child'].map((part) => tab.locator(`#block-a ${part}`));
    const bottoms = await Promise.all(
      [list, last].map((part) => part?.evaluate((found) => Math.round(found.getBoundingClientRect().bottom))),
    );
    expect(bottoms[0]).toBe(bottoms[1]);
    expect(await tab.locator('#block-a [style*="overflow"]').count()).toBe(0);
  });
});

describe('a gallery block in the first view', () => {
  const SHEET =
    '.sqs-gallery-block-grid{overflow:hidden}.sqs-gallery-block-grid .slide{float:left;width:25%}.sqs-gallery-block-grid .sqs-gallery-design-grid-slide{width:50%}.image-slide-anchor{display:block;height:0;padding-bottom:100%}.image-wrapper{line-height:1px}.image-wrapper img{width:100%;height:auto}';
  const own =
    '<style id="design-grid-css">#block-a .sqs-gallery-design-grid{margin-right:-10px}#block-a .sqs-gallery-design-grid-slide .margin-wrapper{margin:0 10px 10px 0}</style>';
  const grid = GRID.replace('thumbnails-per-row&quot;:3', 'thumbnails-per-row&quot;:2').replace(
    /<\/div><\/div><\/div>$/,
    `</div></div>${own}</div>`,
  );
  const feed = grid
    .replace('gallery-block sqs-block-gallery', 'instagram-block sqs-block-instagram')
    .replace(
      '<div class="sqs-gallery-container',
      '<div data-async-rendering-enabled="true" class="sqs-gallery-container',
    );
  const stack = block(
    'gallery-block sqs-block-gallery',
    { design: 'stacked' },
    `<div class="sqs-gallery-container sqs-gallery-block-stacked"><div class="sqs-gallery">${Object.keys(
      SIZES,
    )
      .map((name) => `<div class="image-wrapper">${image(name, '1500x1000')}</div>`)
      .join('')}</div></div>`,
  );
  const map = `<div class="sqs-block map-block sqs-block-map" data-aspect-ratio="50" data-block-json="${json({ aspectRatio: 50, location: { addressLine1: '1 Mill Lane' } })}" id="block-a"><div class="sqs-block-content">&nbsp;</div></div>`;
  const top = (tab: Page) =>
    tab.locator('#after').evaluate((after) => Math.round(after.getBoundingClientRect().top));

  test.each([
    ['a grid with a style sheet of its own', grid, 910],
    ['a grid of pictures from elsewhere', feed, 910],
    ['a stack', stack, 1800],
    ['a map', map, 474],
  ])('has its height before its code has come: %s', async (_what, content, height) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page: tab } = await stage.show(page(content, SHEET).replace('height:4000px', 'height:40px'), {
      ...WINDOW,
      async prepare(tab: Page) {
        await tab.route(/\/(chunks|images)\//, (route) => released.then(() => route.continue()));
        await tab.route('**/GetWidgetRendering', (route) => route.fulfill({ status: 500 })); // what is there stays
      },
    });
    await eventually(() => heightOf(tab)).toBe(height);
    const before = await top(tab);
    release();
    await eventually(() => stateOf(tab)).toBe('mounted');
    expect(await top(tab)).toBe(before);
    await tab.evaluate('mortar.unmount()');
    await eventually(() => tab.locator('#block-a :is([style], .mortar-page-grid)').count()).toBe(0);
  });
});

test.each([900, 320])(
  'a form without its own markup has about its height before it is drawn, %i px wide',
  async (width) => {
    const { page: tab } = await stage.show(page(newestForm().replaceAll('id="block"', 'id="block-a"')), {
      viewport: { width, height: 800 },
    });
    const place = tab.locator('#block-a > .sqs-block-content');
    await eventually(() => heightOf(tab)).toBeGreaterThan(99);
    const height = await heightOf(tab);
    await tab.locator('#block-a').scrollIntoViewIfNeeded();
    await eventually(() => stateOf(tab)).toBe('mounted');
    const drawn = await heightOf(tab);
    expect(Math.abs(drawn - height) / drawn).toBeLessThan(0.1);
    expect(await place.getAttribute('style')).toBeNull(); // its fields may become fewer
  },
);

test('a published slideshow without a ratio is as high as its flattest picture', async () => {
  const { page: tab } = await stage.show(page(SLIDESHOW), WINDOW);
  await tab.locator('#block-a').scrollIntoViewIfNeeded();
  await eventually(() => stateOf(tab)).toBe('mounted');
  const width = await tab.evaluate(() => document.documentElement.clientWidth); // less a scroll bar that takes space
  const box = await tab.locator('#block-a .sqs-gallery').boundingBox();
  expect(box).toMatchObject({ width, height: width / 3 });
});

test('columns are laid out in the width that a style sheet gives them which comes after the script', async () => {
  const columns = block(
    'gallery-block sqs-block-gallery',
    { design: 'autocolumns', columnWidth: 150, gutter: 10 },
    `<div class="sqs-gallery">${slides((picture) => `<div class="slide" data-type="image">${picture}</div>`)}</div>`,
  );
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const html = page(columns).replace('<style>', '<link rel="stylesheet" href="/late.css"><style>');
  const { page: shown } = await stage.show(html.replace('<script src', '<script async src'), {
    before: HEIGHTS,
    async prepare(opened) {
      await opened.route('**/late.css', async (route) => {
        await released;
        await route.fulfill({ contentType: 'text/css', body: '#block-a{width:500px}' });
      });
      opened.on('requestfinished', async (request) => {
        if (!/early-galleries/.test(request.url())) return;
        await opened.evaluate(`import(${JSON.stringify(request.url())}).then(() => new Promise((resolve) => {
          let task = 0;
          (function next() { if (++task < 6) setTimeout(next); else resolve(); })();
        }))`);
        release();
      });
    },
  });
  await eventually(() => shown.evaluate<string[]>('heights')).not.toEqual([]);
  await shown.locator('#block-a').scrollIntoViewIfNeeded();
  await shown.waitForSelector('#block-a[data-block-state="mounted"]');
  const heights = await shown.evaluate<string[]>('heights');
  expect(new Set(heights).size).toBe(1);
});

test('a page with excerpts and no gallery does not load the code of galleries', async () => {
  const { page: shown } = await stage.show(page(summary('list')));
  const chunks = () =>
    shown.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => /chunks\/([a-z-]+)-/.exec(name)?.[1]),
    );
  await eventually(chunks).toContain('published-early-layout');
  await shown.locator('#block-a').scrollIntoViewIfNeeded();
  await shown.waitForSelector('#block-a[data-block-state="mounted"]');
  const loaded = await chunks();
  expect(loaded.filter((name) => name?.includes('galler'))).toEqual([]);
});
