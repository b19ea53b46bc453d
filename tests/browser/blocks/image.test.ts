import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage, type Visit } from '../harness';
import { picture } from '../markup';

const stage = useStage();

async function show(body: string): Promise<Visit> {
  const visit = await stage.show(pageOf({ head: '<style>body{margin:0}figure{margin:0}</style>', body }));
  await visit.page.waitForSelector('[data-block-state="mounted"]', { state: 'attached' });
  return visit;
}

interface BlockParts {
  readonly json?: Record<string, unknown>;
  readonly box?: string;
  readonly attributes?: string;
  readonly wrapper?: string;
}

/** An image block whose picture stands in a container of its own. */
function block({
  json = {},
  box = 'width:600px;height:300px',
  attributes = '',
  wrapper = '',
}: BlockParts = {}): string {
  return `<figure data-block="image" id="block" data-block-json='${JSON.stringify(json)}'><div class="${wrapper}"><div id="box" style="${box}"><img id="one" data-src="/images/plates.svg" data-load="false" alt="" ${attributes}></div></div></figure>`;
}

const boxOf = async (page: Page, selector: string) => {
  const { x = Number.NaN, y, width, height } = (await page.locator(selector).boundingBox()) ?? {};
  return {
    x: Math.round(x),
    y: Math.round(y ?? Number.NaN),
    width: Math.round(width ?? 0),
    height: Math.round(height ?? 0),
  };
};

describe('a picture that is not stretched', () => {
  const fitted = { stretch: false, imageDimensions: '2000x1000' };

  it.each([
    ['width:600px;height:300px', { width: 600, height: 300 }],
    ['width:600px;height:200px', { width: 400, height: 200 }],
    ['width:300px;height:400px', { width: 300, height: 150 }],
    ['width:500px', { width: 500, height: 250 }],
  ])('keeps its proportions inside a container of %s', async (box, expected) => {
    const { page } = await show(block({ json: fitted, box }));
    await eventually(() => boxOf(page, '#one')).toMatchObject(expected);
  });

  it.each(['0x0', 'x', 2000])(
    'has the picture’s own dimensions where the block’s are %j, and the author reads why',
    async (imageDimensions) => {
      const json = { stretch: false, imageDimensions };
      const attributes = 'data-image-dimensions="2000x1000"';
      const { page, messages } = await show(block({ json, box: 'width:300px;height:400px', attributes }));
      await eventually(() => boxOf(page, '#one')).toMatchObject({ width: 300, height: 150 });
      expect(messages.filter(({ type }) => type === 'warning').map(({ text }) => text)).toEqual([
        expect.stringContaining('imageDimensions must be width x height in px, as in 1500x1000, got'),
      ]);
    },
  );

  it('is fitted again each time its container changes', async () => {
    const { page } = await show(block({ json: fitted }));
    for (const [width, expected] of [
      [200, { width: 200, height: 100 }],
      [900, { width: 600, height: 300 }],
      [400, { width: 400, height: 200 }],
    ] as const) {
      await page.locator('#box').evaluate((box, width) => {
        box.style.width = `${width}px`;
      }, width);
      await eventually(() => boxOf(page, '#one')).toMatchObject(expected);
    }
  });

  it.each([
    ['', 100],
    ['image-position-center', 100],
    ['image-position-left', 0],
    ['image-position-right', 200],
    ['image-position-upside', 100],
  ])('with the position %j lies %i px from the left', async (wrapper, x) => {
    const { page } = await show(block({ json: fitted, box: 'width:600px;height:200px', wrapper }));
    await eventually(() => boxOf(page, '#one')).toEqual({ x, y: 0, width: 400, height: 200 });
  });

  it.each([
    ['left', 0],
    ['right', 200],
  ])(
    'with the setting position %j lies %i px from the left, whatever the class says',
    async (position, x) => {
      const parts = { box: 'width:600px;height:200px', wrapper: 'image-position-center' };
      const { page } = await show(block({ json: { ...fitted, position }, ...parts }));
      await eventually(() => boxOf(page, '#one')).toEqual({ x, y: 0, width: 400, height: 200 });
    },
  );

  it('stands above its caption, as wide as the figure is', async () => {
    const { page } = await show(
      '<figure data-block="image" data-stretch="false" data-image-dimensions="1600x800" style="width:400px"><img id="one" data-src="/images/plates.svg" data-load="false" alt=""><figcaption id="caption">Plates</figcaption></figure>',
    );
    await eventually(() => boxOf(page, '#one')).toMatchObject({ x: 0, y: 0, width: 400, height: 200 });
    expect((await boxOf(page, '#caption')).y).toBe(200);
  });

  it('stands inside the padding of its container', async () => {
    const { page } = await show(
      block({ json: fitted, box: 'width:400px;padding:20px;box-sizing:border-box' }),
    );
    await eventually(() => boxOf(page, '#one')).toEqual({ x: 20, y: 20, width: 360, height: 180 });
    expect((await boxOf(page, '#box')).height).toBe(220);
  });

  it('leaves room for the padding where its container has a height', async () => {
    const box = 'width:400px;height:140px;padding:20px;box-sizing:border-box';
    const { page } = await show(block({ json: fitted, box }));
    await eventually(() => boxOf(page, '#one')).toEqual({ x: 100, y: 20, width: 200, height: 100 });
  });

  it('is the published way without data-stretch', async () => {
    const { page } = await show(
      block({
        attributes: 'data-image-dimensions="2000x1000" data-stretch="false"',
        box: 'width:300px;height:400px',
      }),
    );
    await eventually(() => boxOf(page, '#one')).toMatchObject({ width: 300, height: 150 });
  });

  it('has one watcher of its container, however often it is mounted', async () => {
    const visit = await stage.show(pageOf({ body: block({ json: fitted }) }), {
      before: `window.watched = 0;
        const { observe, disconnect } = ResizeObserver.prototype;
        const targets = new WeakMap();
        ResizeObserver.prototype.observe = function (target, ...rest) { if (target.id === 'box') { targets.set(this, (targets.get(this) ?? 0) + 1); watched++; } return observe.call(this, target, ...rest); };
        ResizeObserver.prototype.disconnect = function () { watched -= targets.get(this) ?? 0; targets.delete(this); return disconnect.call(this); };`,
    });
    await visit.page.waitForSelector('#block[data-block-state="mounted"]');
    expect(await visit.page.evaluate('watched')).toBe(1);
    await visit.page.evaluate(
      '(async () => { await mortar.remount(block); await mortar.remount(block); })()',
    );
    expect(await visit.page.evaluate('watched')).toBe(1);
    await visit.page.evaluate('mortar.unmount()');
    expect(await visit.page.evaluate('watched')).toBe(0);
  });
});

it.each([
  ['JSON', { json: { stretch: true, imageDimensions: '2000x1000' } }],
  ['an attribute', { attributes: 'data-stretch="true" data-image-dimensions="2000x1000"' }],
])('a picture that is stretched by %s fills its container, also a changed one', async (_by, parts) => {
  const { page } = await show(block({ ...parts, box: 'width:300px;height:400px' }));
  await eventually(() => boxOf(page, '#one')).toMatchObject({ width: 300, height: 400 });
  await page.locator('#box').evaluate((box) => {
    box.style.width = '500px';
  });
  await eventually(() => boxOf(page, '#one')).toMatchObject({ width: 500, height: 400 });
});

it.each([
  ['without dimensions', { json: { stretch: true } }],
  ['without a word', {}],
  ['with dimensions only', { attributes: 'data-image-dimensions="2000x1000"' }],
])('a picture %s is stretched, and follows its container', async (_what, parts) => {
  const { page } = await show(block({ ...parts, box: 'width:300px;height:400px' }));
  await eventually(() => boxOf(page, '#one')).toMatchObject({ width: 300, height: 400 });
  await page.locator('#box').evaluate((box) => {
    box.style.width = '500px';
  });
  await eventually(() => boxOf(page, '#one')).toMatchObject({ width: 500, height: 400 });
});

it('a picture with a size of its own keeps it', async () => {
  const { page } = await show(block({ attributes: 'width="120" height="60"' }));
  await page.waitForSelector('#one.loaded');
  expect(await boxOf(page, '#one')).toMatchObject({ width: 120, height: 60 });
});

it.each([
  ['', 'position:relative;'],
  [' also where a style sheet that positions the box is missing', ''],
])('a published inline picture covers its box by its focal point%s', async (_, position) => {
  const image =
    '<noscript><img src="/images/plates.svg" alt=""></noscript><img class="thumb-image" id="one" data-src="/images/plates.svg" data-image="/images/plates.svg" data-image-dimensions="2500x1667" data-image-focal-point="0.2,0.8" data-load="false" alt="">';
  const { page } = await show(
    `<div class="sqs-block image-block sqs-block-image" style="width:600px"><div class="sqs-block-content"><div class="image-block-outer-wrapper design-layout-inline"><figure class="sqs-block-image-figure intrinsic" style="max-width:2500px"><div class="image-block-wrapper"><div id="box" class="sqs-image-shape-container-element has-aspect-ratio" style="${position}padding-bottom:100%;overflow:hidden">${image}</div></div></figure></div></div></div>`,
  );
  await page.waitForSelector('#one.loaded');
  expect(await boxOf(page, '#box')).toMatchObject({ width: 600, height: 600 });
  await eventually(() => boxOf(page, '#one')).toEqual(await boxOf(page, '#box'));
  const look = () =>
    page.locator('#one').evaluate((image) => {
      const { objectFit, objectPosition } = getComputedStyle(image);
      return [objectFit, objectPosition];
    });
  expect(await look()).toEqual(['cover', '20% 80%']);
});

it('a picture of a page that a script has parsed is the one that opens, not its copy for no script', async () => {
  const { page } = await show('<main></main><div data-block="shape"></div>');
  await page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html'); // in such a document `noscript` has elements
      document.querySelector('main')?.replaceChildren(...parsed.body.childNodes);
    },
    block({ json: { lightbox: true } }).replace(
      '<img ',
      '<noscript><img src="/images/jug.svg" alt=""></noscript><img ',
    ),
  );
  await page.locator('#block[data-block-state="mounted"] #one.loaded').click();
  await page.locator('dialog img[src*="plates"]').first().waitFor();
});

it('a picture whose server laid it out is not touched', async () => {
  const { page } = await show(
    block({
      json: { imageDimensions: '2000x1000' },
      attributes: 'data-loader="sqs" src="/images/plates.svg" style="width: 10px; height: 20px;"',
    }),
  );
  expect(await page.locator('#one').getAttribute('style')).toBe('width: 10px; height: 20px;');
  expect(await boxOf(page, '#one')).toMatchObject({ width: 10, height: 20 });
});

describe('a narrow block', () => {
  it.each([
    [414, true],
    [415, false],
    [900, false],
  ])('of %i px is marked: %s', async (width, isNarrow) => {
    const { page } = await show(`<div style="width:${width}px">${block()}</div>`);
    expect(
      await page.locator('#block').evaluate((block) => block.classList.contains('image-block--narrow')),
    ).toBe(isNarrow);
  });

  it('is marked and unmarked as its own width changes, whatever the window', async () => {
    const { page } = await show(
      `<div id="column" style="width:900px">${block({ box: 'height:200px' })}</div>`,
    );
    for (const width of [300, 500]) {
      await page.locator('#column').evaluate((column, width) => {
        column.style.width = `${width}px`;
      }, width);
      await eventually(() =>
        page.locator('#block').evaluate((block) => block.classList.contains('image-block--narrow')),
      ).toBe(width < 415);
    }
    expect(await page.locator('#block').getAttribute('class')).not.toContain('narrow');
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('#block').getAttribute('class')).toBeNull();
  });
});

describe('a shape mask', () => {
  const masked = (shapeMask: string) =>
    show(block({ json: { shapeMask, stretch: true, imageDimensions: '2000x2000' }, box: 'width:300px' }));

  it.each([
    ['circle', 300],
    ['oval-portrait', 450],
    ['pill', 201],
    ['no-such-shape', 300],
  ])('%s makes the box of a width of 300 px %i px high', async (mask, height) => {
    const { page } = await masked(mask);
    await eventually(() => boxOf(page, '#box')).toMatchObject({ width: 300, height });
    const outline = await page.locator('#box').evaluate((box) => getComputedStyle(box).clipPath);
    expect(outline === 'none').toBe(mask === 'no-such-shape');
    expect(await page.locator('#one').evaluate((image) => getComputedStyle(image).objectFit)).toBe('cover');
  });

  it('can come from the attribute of a published picture', async () => {
    const { page } = await show(
      block({
        attributes: 'data-shape-mask="circle" data-stretch="true" data-image-dimensions="1000x1000"',
        box: 'width:200px',
      }),
    );
    await eventually(() => boxOf(page, '#box')).toMatchObject({ width: 200, height: 200 });
  });

  it('does not move the page when the picture arrives', async () => {
    let arrive = () => {};
    const gate = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const visit = await stage.show(
      pageOf({
        body: block({ json: { shapeMask: 'circle', stretch: true }, box: 'width:300px' }) + picture('after'),
      }),
      {
        prepare: (page) => page.route('**/images/plates*', (route) => gate.then(() => route.continue())),
      },
    );
    await visit.page.waitForSelector('#after.loaded');
    await visit.page.waitForSelector('#block[data-block-state="mounted"]');
    const before = await boxOf(visit.page, '#after');
    arrive();
    await visit.page.waitForSelector('#one.loaded');
    expect(await boxOf(visit.page, '#after')).toEqual(before);
  });
});

describe('a published fluid picture', () => {
  const fluid = (inner: string, container: string, cell = 'width:600px;height:200px') =>
    `<div class="sqs-block sqs-block-image"><div id="cell" style="display:flex;justify-content:center;align-items:flex-end;${cell}"><div class="fluid-image-container" id="box" style="width:100%;height:100%;overflow:hidden" ${container}><div class="${inner}" style="width:100%;height:100%"><img src="/images/plates.svg" width="1500" height="1000" style="display:block;width:100%;height:100%" alt="" data-load="false" data-image-dimensions="1500x1000" data-stretch="false"></div></div></div></div>`;

  it.each([
    ['masked as a circle', 'content-fill', 'data-shape-mask="circle"', { x: 200, width: 200, height: 200 }],
    ['fitted into its cell', 'content-fit', '', { x: 150, width: 300, height: 200 }],
    ['that fills its cell', 'content-fill', '', { x: 0, width: 600, height: 200 }],
  ])('%s has its own outline', async (_what, inner, container, expected) => {
    const { page } = await show(fluid(inner, container));
    await eventually(() => boxOf(page, '#box')).toMatchObject(expected);
  });

  it.each([
    ['masked as a circle', 'content-fill', 'data-shape-mask="circle"', { y: 300, width: 150, height: 150 }],
    ['fitted into its cell', 'content-fit', '', { y: 350, width: 150, height: 100 }],
  ])(
    '%s has its own outline in a tall cell too, where the cell aligns it',
    async (_what, inner, container, expected) => {
      const { page } = await show(fluid(inner, container, 'width:150px;height:450px'));
      await eventually(() => boxOf(page, '#box')).toMatchObject(expected);
      await page.locator('#cell').evaluate((cell) => cell.style.setProperty('height', '50px'));
      await eventually(() => boxOf(page, '#box')).toMatchObject({ height: 50 });
    },
  );

  it('leaves the row of the grid as it was, and shrinks with it', async () => {
    const { page } = await show(
      `<style>.sqs-block-image,#cell{height:100%}#grid>*{grid-area:1/1}#box img{position:absolute}</style><div id="grid" style="display:grid;grid-template:minmax(90px,auto)/300px">${fluid('content-fit', '', 'width:100%')}<p id="text" style="width:20px;height:270px;margin:0"></p></div>`,
    );
    await eventually(() => boxOf(page, '#box')).toMatchObject({ y: 70, width: 300, height: 200 });
    expect(await boxOf(page, '#grid')).toMatchObject({ height: 270 });
    await page.locator('#text').evaluate((text) => text.style.setProperty('height', '0'));
    await eventually(() => boxOf(page, '#box')).toMatchObject({ y: 0, width: 135, height: 90 });
    expect(await boxOf(page, '#grid')).toMatchObject({ height: 90 });
  });

  it('is as tall as its ratio asks where the cell has no height of its own', async () => {
    const { page } = await show(fluid('content-fill', 'data-shape-mask="circle"', 'width:300px'));
    await eventually(() => boxOf(page, '#box')).toMatchObject({ width: 300, height: 300 });
  });

  it('behind a link is seen whole, where the page’s style sheet has taken it out of the flow', async () => {
    const { page } = await show(
      `<style>.fluid-image-container{position:relative}.fluid-image-container img{position:absolute;width:100%;height:100%;object-fit:contain}</style><div class="sqs-block sqs-block-image" id="block"><div style="display:flex;width:600px;height:200px"><div class="fluid-image-container" id="box" style="width:100%;height:100%;overflow:hidden"><a class="content-fit" href="#plates"><img id="one" data-src="/images/plates.svg" data-image-dimensions="1500x1000" data-stretch="false" alt="Plates"></a></div></div></div>`,
    );
    await page.locator('#block[data-block-state="mounted"]').waitFor();
    expect(await boxOf(page, '#one')).toEqual(await boxOf(page, '#box'));
  });
});
