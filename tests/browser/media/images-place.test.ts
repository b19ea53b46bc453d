import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage, type VisitOptions } from '../harness';
import type { PictureParts } from '../markup';
import { asked, loaded, showBody, showPicture } from './image-page';

const stage = useStage();

const show = (attributes: string, parts?: PictureParts, options?: VisitOptions) =>
  showPicture(stage, attributes, parts, options);
const style = (page: Page, names: string[], selector = '#one') =>
  page
    .locator(selector)
    .evaluate(
      (element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)),
      names,
    );

/** As in Firefox. */
const WITHOUT_MAPS = 'delete Element.prototype.computedStyleMap';

describe('a picture in a closed box', () => {
  it.each([
    ['that fills its box', 'width:0', '<div class="content-fill" style="height:200px"><img></div>'],
    ['with a width in percent', 'width:0', '<img style="width:100%">'],
    ['without a size of its own', 'width:0', '<p><a href="/"><img></a></p>'],
    ['in a box that leaves it no width', 'max-width:0', '<img style="width:100%">'],
    ['in a browser without computed style maps', 'max-width:0', '<img style="width:100%">', WITHOUT_MAPS],
  ])('%s is asked for small, and sharp once the box opens', async (_what, closed, html, before = '') => {
    const image = '<img id="one" data-src="/images/plates.svg" data-image-dimensions="2000x2000" alt=""';
    const box = `<div id="box" style="overflow:hidden;${closed}">${html.replace('<img', image)}</div>`;
    const visit = await showBody(stage, box, { before });
    await loaded(visit.page, 'one');
    expect(asked(visit)).toEqual(['plates.svg?format=100w']);
    await visit.page.evaluate("box.style.cssText = 'width:600px'");
    await visit.page.waitForSelector('#one[data-image-resolution="750w"]');
    expect(asked(visit)).toEqual(['plates.svg?format=100w', 'plates.svg?format=750w']);
  });
});

describe('where a picture lies in its box', () => {
  it.each([
    ['', ['cover', '50% 50%']],
    ['data-image-focal-point="0.25,0.75"', ['cover', '25% 75%']],
    ['data-image-focal-point="0,1"', ['cover', '0% 100%']],
    ['data-image-focal-point="2,-1"', ['cover', '50% 50%']],
    ['data-image-focal-point=","', ['cover', '50% 50%']],
    ['data-stretch="false"', ['contain', '50% 50%']],
    ['data-crop-mode="none" data-use-advanced-positioning="true"', ['none', '50% 50%']],
    ['data-mode="none"', ['none', '50% 50%']],
    ['data-crop-mode="contain" data-fit-alignment="top"', ['contain', '50% 0%']],
    ['data-crop-mode="contain" data-fit-alignment="left"', ['contain', '0% 50%']],
    ['data-crop-mode="contain" data-fit-alignment="center"', ['contain', '50% 50%']],
    ['data-crop-mode="contain" data-fit-alignment="right"', ['contain', '100% 50%']],
    ['data-crop-mode="contain" data-fit-alignment="bottom"', ['contain', '50% 100%']],
    ['data-crop-mode="contain" data-fit-alignment="middle"', ['contain', '50% 50%']],
  ])('with %j is %j, and it fills the box', async (attributes, expected) => {
    const { page } = await show(attributes);
    expect(await style(page, ['object-fit', 'object-position'])).toEqual(expected);
    expect(await style(page, ['width', 'height'])).toEqual(['600px', '400px']);
  });

  it.each([
    ['', undefined],
    [' in a browser without computed style maps', WITHOUT_MAPS],
  ])('fills a box that is as tall as its padding%s', async (_where, before = '') => {
    const html = `<a href="/" class="content-fill" style="display:block;position:relative;width:600px;height:0;padding-bottom:50%"><img id="one" data-src="/images/plates.svg" data-image-dimensions="2000x2000" alt="Plates"></a>`;
    const { page } = await showBody(stage, `<div style="width:600px">${html}</div>`, { before });
    await loaded(page, 'one');
    expect(await page.locator('#one').boundingBox()).toEqual({ x: 0, y: 0, width: 600, height: 300 });
  });

  it.each([
    ['', undefined],
    [' in a browser without computed style maps', WITHOUT_MAPS],
  ])(
    'fills a box that is lower than a line of text, by a share of its width, as a logo in a row of many%s',
    async (_where, before = '') => {
      const html = `<a href="/" class="content-fit" style="display:block;position:relative;width:60px;height:0;padding-bottom:40%"><img id="one" data-src="/images/plates.svg" data-image-dimensions="2000x2000" alt="Plates"></a>`;
      const { page } = await showBody(stage, `<div style="width:60px">${html}</div>`, { before });
      await loaded(page, 'one');
      expect(await page.locator('#one').boundingBox()).toEqual({ x: 0, y: 0, width: 60, height: 24 });
    },
  );

  it('leaves a picture its height in a link with a few px of padding', async () => {
    const html = `<a href="/" class="content-fit" style="display:block;width:60px;padding-bottom:4px"><img id="one" data-src="/images/plates.svg" data-image-dimensions="2000x2000" alt=""></a>`;
    const { page } = await showBody(stage, html);
    await loaded(page, 'one');
    expect(await page.locator('#one').boundingBox()).toMatchObject({ width: 60, height: 60 });
  });

  it.each([
    ['no alternative text', 'alt=""'],
    ['one', 'alt="Plates on a shelf"'],
    ['a height of a pixel until it has come', 'alt="" style="min-height:1px"'],
  ])(
    'has its height before it comes in a box that gives it none, and is asked for once, with %s',
    async (_what, attributes) => {
      const html = `<div class="content-fit" style="position:relative;overflow:hidden;width:600px"><img id="one" data-src="/images/plates.svg" data-image-dimensions="2000x1000" ${attributes}></div>`;
      const visit = await showBody(stage, html, {
        prepare: (page) => page.route('**/plates.svg*', () => {}),
      });
      await visit.page.waitForSelector('#one[src]', { state: 'attached' });
      expect(await visit.page.locator('#one').boundingBox()).toMatchObject({ width: 600, height: 300 });
      expect(asked(visit)).toEqual(['plates.svg?format=750w']);
    },
  );

  it.each([
    ['', undefined],
    [' in a browser without computed style maps', WITHOUT_MAPS],
  ])('is asked for once, as wide as it is drawn when it is cropped%s', async (_where, before = '') => {
    const html = `<img id="one" style="display:block;width:100%;height:200px" data-src="/images/plates.svg" data-image-dimensions="2000x500" alt="Plates">`;
    const visit = await showBody(stage, `<div style="width:200px">${html}</div>`, { before });
    await loaded(visit.page, 'one');
    await visit.page.waitForSelector('#one[data-image-resolution="1000w"]');
    expect(asked(visit)).toEqual(['plates.svg?format=1000w']);
  });

  it('fills its box where a loader in the page has moved it to crop it', async () => {
    const moved = 'position:relative;top:-150px;left:0;width:600px;height:600px';
    const html = `<div class="content-fill" style="width:600px;height:300px;overflow:hidden"><img id="one" style="${moved}" data-src="/images/plates.svg" data-image-dimensions="2000x2000" alt="Plates"></div>`;
    const { page } = await showBody(stage, html);
    await loaded(page, 'one');
    expect(await page.locator('#one').boundingBox()).toEqual({ x: 0, y: 0, width: 600, height: 300 });
    expect(await style(page, ['object-fit'])).toEqual(['cover']);
  });

  it.each([
    ['a height', 'width:500px;height:300px'],
    ['a height in percent', 'width:500px;height:100%'],
    ['an aspect ratio', 'width:500px;aspect-ratio:5/3'],
    ['a place between two sides', 'position:absolute;left:0;width:500px;top:0;bottom:0'],
  ])('fills a box that has %s, by its focal point, and follows it', async (_what, box) => {
    const html = `<div style="position:relative;height:300px"><div id="box" style="${box}"><noscript>x</noscript><img id="one" data-src="/images/plates.svg" data-image-dimensions="2000x2000" data-image-focal-point="0.25,0.75" alt="Plates"></div></div>`;
    const { page } = await stage.show(pageOf({ head: '<style>body{margin:0}</style>', body: html }));
    await loaded(page, 'one');
    expect(await page.locator('#one').boundingBox()).toMatchObject({ width: 500, height: 300 });
    expect(await style(page, ['object-fit', 'object-position'])).toEqual(['cover', '25% 75%']);
    await page.locator('#box').evaluate((element) => {
      element.style.width = '800px';
    });
    expect(await page.locator('#one').boundingBox()).toMatchObject({ width: 800 });
    await page.waitForSelector('#one[data-image-resolution="1000w"]');
  });

  it.each([
    ['a box without a height', '<div style="width:900px"><img></div>'],
    ['a percentage of nothing', '<div style="width:900px;height:100%"><img></div>'],
    ['a box with more in it', '<div style="width:900px;height:500px"><h1>Plates</h1><img></div>'],
    ['a size of its own', '<div style="width:900px;height:500px"><img style="width:300px"></div>'],
    ['a greatest height', '<div style="width:900px;height:500px"><img style="max-height:100%"></div>'],
  ])('does not fill %s', async (_what, html) => {
    const image = '<img id="one" data-src="/images/plates.svg" data-image-dimensions="300x200" alt="Plates"';
    const { page } = await stage.show(pageOf({ body: html.replace('<img', image) }));
    await loaded(page, 'one');
    expect(await page.locator('#one').boundingBox()).toMatchObject({ width: 300 });
  });

  it.each([
    ['', 374],
    ['style="max-width:none"', 374],
    ['style="max-width:200px"', 200],
  ])('that no style sizes is never wider than its room (%s)', async (attributes, width) => {
    const body = `<p><a href="#"><img id="one" ${attributes} data-src="/images/plates.svg" data-image-dimensions="2500x1667" alt=""></a></p>`;
    const { page } = await stage.show(
      pageOf({ head: '<meta name="viewport" content="width=device-width">', body }),
      { viewport: { width: 390, height: 800 }, deviceScaleFactor: 3 },
    );
    await loaded(page, 'one');
    expect(await page.locator('#one').boundingBox()).toMatchObject({ width });
  });

  it('as a background it is the parent that shows it', async () => {
    const { page } = await show('data-use-background-image="true" data-image-focal-point="0.25,0.75"');
    expect(await style(page, ['display'])).toEqual(['none']);
    const [image, ...place] = await style(
      page,
      ['background-image', 'background-position', 'background-size', 'background-repeat'],
      '.content-fill',
    );
    expect(image).toMatch(/loaves-3\.svg\?format=750w"\)$/);
    expect(place).toEqual(['25% 75%', 'cover', 'no-repeat']);
    expect(await page.locator('#one').getAttribute('src')).toBeNull();
  });

  it.each(['', 'data-fallback-src="/gone-as-well.svg"'])(
    'as a background that fails, its text is there (%s)',
    async (attributes) => {
      const html = `<div style="width:300px;height:200px"><img id="one" alt="A bowl" data-use-background-image="true" data-src="/gone.svg" ${attributes}></div>`;
      const { page } = await stage.show(pageOf({ body: html }));
      await page.waitForSelector('#one[style*="object-fit"]:not(.loading)', { state: 'attached' });
      expect(await page.getByRole('img', { name: 'A bowl' }).isVisible()).toBe(true);
    },
  );

  it('as a background it is asked for in a larger size when its box grows', async () => {
    const { page } = await show('data-use-background-image="true"');
    await page.locator('.content-fill').evaluate((box) => {
      (box as HTMLElement).style.width = '1200px';
    });
    await eventually(async () => (await style(page, ['background-image'], '.content-fill'))[0]).toMatch(
      /format=1500w"\)$/,
    );
  });

  it('data-fixed-ratio gives the parent the proportions of the dimensions', async () => {
    const html =
      '<div id="frame" style="width:500px"><img id="one" data-src="/images/plates.svg" data-image-dimensions="2000x1000" data-fixed-ratio="true" alt=""></div>';
    const { page } = await stage.show(pageOf({ body: html }));
    await loaded(page, 'one');
    const box = await page.locator('#frame').boundingBox();
    expect([box?.width, box?.height]).toEqual([500, 250]);
    expect(await page.locator('#one').boundingBox()).toMatchObject({ width: 500, height: 250 });
  });

  it.each(['0x0', '1500 by 1000', ''])(
    'data-fixed-ratio with dimensions of %j leaves the picture its own room',
    async (dimensions) => {
      const html = `<div id="frame" style="width:500px"><img id="one" data-src="/images/plates.svg" data-image-dimensions="${dimensions}" data-fixed-ratio="true" alt=""></div>`;
      const { page } = await stage.show(pageOf({ body: html }));
      await loaded(page, 'one');
      expect((await page.locator('#one').boundingBox())?.height).toBeGreaterThan(100);
      expect((await page.locator('#frame').boundingBox())?.height).toBeGreaterThan(100);
    },
  );

  it.each(['0x0', 'axb', '100x', '-1x5', '1e9x1', '2500', ''])(
    'dimensions of %j keep no room and break nothing',
    async (dimensions) => {
      const html = `<div class="content-fill" style="width:300px;height:200px"><img id="one" data-src="/images/jug.svg" data-image-dimensions="${dimensions}" data-fixed-ratio="true" alt=""></div>`;
      const visit = await stage.show(pageOf({ body: html }));
      await loaded(visit.page, 'one');
      expect(
        await visit.page.locator('.content-fill').evaluate((box) => [box.clientWidth, box.clientHeight]),
      ).toEqual([300, 200]);
      expect(visit.errors).toEqual([]);
    },
  );
});
