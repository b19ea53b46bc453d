import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { useStage, type VisitOptions } from '../harness';

const stage = useStage();

const NAMES = ['Rye', 'Spelt', 'Wheat'] as const;

const slide = (name: string) =>
  `<div class="slide" data-slide-id="${name}"><img data-src="/images/loaves.svg" data-image-dimensions="1500x1000" data-load="false" alt="${name}"></div>`;

/** Phones have the slides below each other, whatever a script sets. */
const SHEET = `body{margin:0;font:16px/1.5 sans-serif;color:#111;background:#fff}
  #galleryWrapper{position:absolute;inset:0}#slideshowWrapper{height:100%;position:relative}
  #slideshow{height:100%;overflow:hidden}#slideshow .slide{width:100%;height:100%}
  .left-control,.right-control{position:absolute;top:0;height:100%;width:50%;z-index:9}.right-control{left:50%}
  .meta{position:absolute;left:20px;bottom:20px;z-index:10;opacity:0;background:#fff}.meta .slide{height:0;overflow:hidden}.meta .slide.sqs-active-slide{height:auto}.control{display:inline-block;padding:8px}
  @media(max-width:640px){#galleryWrapper,#slideshow .slide{position:static!important}#slideshow .slide{height:auto!important;opacity:1!important;visibility:visible!important}#slideshowWrapper{height:auto!important}#slideshow img{width:100%}.meta,.left-control,.right-control{display:none!important}}`;

const SLIDESHOW = `<div id="galleryWrapper"><div id="slideshowWrapper"><div id="slideshow">${NAMES.map(slide).join('')}</div><div class="left-control"></div><div class="right-control"></div></div>
  <div class="meta"><div id="imageData">${NAMES.map((name) => `<div class="slide">About ${name}</div>`).join('')}</div><div id="simpleControls"><span class="control prev-slide">prev</span> / <span class="control next-slide">next</span></div><div class="thumbnail-toggle">show thumbnails</div></div></div>`;

const show = (
  body: string,
  sheet: string,
  viewport: { width: number; height: number },
  over: VisitOptions = {},
) =>
  stage.show(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bakery</title><style>${sheet}</style><script src="/mortar.js"></script></head><body id="collection-6a0000000000000000000001" class="collection-type-gallery"><main><h1>Loaves</h1>${body}</main></body></html>`,
    { viewport, ...over },
  );

/** The pictures that can be seen, by their names. */
const seen = (page: Page) =>
  page
    .locator('#slideshow img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(
          (image) =>
            image.naturalWidth > 0 &&
            image.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((image) => image.getAttribute('alt')),
    );

/** What is written as a style attribute, which needs `unsafe-inline`; changes of a style's properties don't. */
const KEEP_WRITTEN_STYLES = `window.written = [];
  const set = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'style') written.push(value);
    set.call(this, name, value);
  };`;

describe('a gallery page whose first slide hides the others', () => {
  test('is a slideshow with the captions and controls of its template', async () => {
    const { page } = await show(SLIDESHOW, SHEET, { width: 1000, height: 700 });
    await page.getByText('About Rye').waitFor();
    await page.getByRole('button', { name: 'next' }).click();
    await eventually(() => seen(page)).toEqual(['Spelt']);
    expect(await page.getByText('About Spelt').evaluate((caption) => caption.clientHeight)).toBeGreaterThan(
      0,
    );
    await page.mouse.click(900, 100);
    await eventually(() => seen(page)).toEqual(['Wheat']);
    await page.mouse.click(100, 100);
    await eventually(() => seen(page)).toEqual(['Spelt']);
    expect(await page.getByText('show thumbnails').isVisible()).toBe(false);
    expect(await axeFaults(page)).toEqual([]);
  });

  test('has its caption also with a single picture', async () => {
    const one = SLIDESHOW.replace(/<div class="slide" data-slide-id="(Spelt|Wheat)">.*?<\/div>/g, '');
    const { page } = await show(one, SHEET, { width: 1000, height: 700 });
    await eventually(() => page.locator('.meta').evaluate((meta) => getComputedStyle(meta).opacity)).toBe(
      '1',
    );
    expect(await page.getByText('About Rye').isVisible()).toBe(true);
  });

  test('has all its pictures below each other on phones, also after the window was wide', async () => {
    const { page } = await show(SLIDESHOW, SHEET, { width: 390, height: 800 });
    await eventually(() => seen(page)).toEqual([...NAMES]);
    await page.setViewportSize({ width: 1000, height: 700 });
    await eventually(() => seen(page)).toEqual(['Rye']);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('#slideshow:not([data-block])').waitFor(); // it is no slideshow any more
    await eventually(() => seen(page)).toEqual([...NAMES]);
    const [list, last] = ['#slideshow', '#slideshow .slide:last-child'].map((part) => page.locator(part));
    const bottoms = [list, last].map((part) =>
      part?.evaluate((found) => Math.round(found.getBoundingClientRect().bottom)),
    );
    const [end, lastEnd] = await Promise.all(bottoms);
    expect(end).toBe(lastEnd);
  });

  test('follows the window without a style attribute that a security policy would refuse', async () => {
    const { page } = await show(SLIDESHOW, SHEET, { width: 1000, height: 700 });
    await eventually(() => seen(page)).toEqual(['Rye']);
    await page.evaluate(KEEP_WRITTEN_STYLES);
    await page.setViewportSize({ width: 900, height: 700 });
    await page.waitForTimeout(300);
    expect(await page.evaluate('written')).toEqual([]);
  });
});

describe('the pictures of a gallery page have their place before they come', () => {
  const thumbs = `<div>${NAMES.map((name) => slide(name).replace('class="slide"', 'class="thumb"')).join('')}</div>`;
  const thumbSheet = '.thumb{display:inline-block;height:120px}.thumb img{height:100%}';
  const after = '<p id="after">After</p>';

  test.each([
    ['beside its slideshow', thumbs, thumbSheet, '.thumb img', { width: 500, height: 700 }],
    ['below each other on phones', SLIDESHOW, SHEET, '#slideshow img', { width: 390, height: 800 }],
  ])('%s', async (_where, body, sheet, pictures, viewport) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const hold = (route: Route) => released.then(() => route.continue());
    const { page } = await show(body + after, sheet, viewport, {
      prepare: (tab: Page) => tab.route(/\/(chunks|images)\//, hold),
    });
    const boxes = () =>
      page.locator(`${pictures}, #after`).evaluateAll((parts) =>
        parts.map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
    await eventually(async () => (await boxes())[0]?.[3]).toBeGreaterThan(100);
    const before = await boxes();
    release();
    await eventually(() =>
      page
        .locator(pictures)
        .evaluateAll((images) => images.every((image) => (image as HTMLImageElement).currentSrc !== '')),
    ).toBe(true);
    await eventually(boxes).toEqual(before);
  });
});

test('thumbnails of a gallery page open the lightbox, by mouse and keyboard', async () => {
  const thumb = (name: string) =>
    `<span class="thumb" data-slide-id="${name}"><img data-src="/images/loaves.svg" data-image-dimensions="1500x1000" data-load="false" alt="${name}"><div class="thumb-title">About ${name}</div></span>`;
  const body = `<div id="thumbList">${NAMES.map(thumb).join('')}</div><div id="galleryWrapper"><div id="slideshowWrapper"><div id="slideshow">${NAMES.map(slide).join('')}</div></div></div>`;
  const sheet =
    '#galleryWrapper{height:0;overflow:hidden}#slideshowWrapper,#slideshow{height:100%;overflow:hidden}.thumb{display:inline-block;height:150px}.thumb img{height:120px}';
  const { page } = await show(body, sheet, { width: 1000, height: 700 });
  const dialog = page.getByRole('dialog');
  await page.locator('.thumb[role=button]').nth(1).click();
  await dialog.getByAltText('Spelt').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByAltText('Wheat').waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => dialog.count()).toBe(0);
  await page.locator('.thumb').first().focus();
  await page.keyboard.press('Enter');
  await dialog.getByAltText('Rye').waitFor();
});
