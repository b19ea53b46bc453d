import { expect, test } from 'vitest';
import { pageOf, useStage } from '../harness';

const stage = useStage();

const FILM =
  '<div class="embed-block-wrapper" style="padding-bottom:0.625%"><div class="sqs-native-video"></div></div>';

/** Lays out the page after this script, as Chromium does before a frame to know what is under the mouse. */
const MEASURE =
  "queueMicrotask(() => { window.height = document.querySelector('.embed-block-wrapper').offsetHeight; });";

/** The parser waits for this script until the page has been painted. */
const TELL_PAINTED = "requestAnimationFrame(() => requestAnimationFrame(() => fetch('/painted')));";
const HELD = `<script>${TELL_PAINTED}</script><script src="/slow.js"></script>`;

const show = (body: string, slowScript = '') =>
  stage.show(pageOf({ body, tag: '<script src="/mortar.js"></script>' }), {
    viewport: { width: 816, height: 600 },
    prepare: async (page) => {
      const painted = page.waitForRequest('**/painted');
      await page.route('**/slow.js', async (route) => {
        await painted;
        await route.fulfill({ contentType: 'text/javascript', body: slowScript });
      });
    },
  });

test('what the parser adds to a page that is seen already has its height before it is laid out', async () => {
  const { page } = await show(`<h1>Bakery</h1>${HELD}${FILM}<script>${MEASURE}</script>`);
  expect(await page.evaluate('height')).toBe(500);
});

test('narrow pictures have their text below them, and texts, fields and spacers their size, before any code comes', async () => {
  const card = (id: string, width: number) =>
    `<figure class="image-block-outer-wrapper" id="${id}" style="margin:0;width:${width}px"><div style="flex:1;height:90px"></div><figcaption class="sqs-dynamic-text" style="flex:1;height:90px">A jug</figcaption></figure>`;
  const css =
    'body{margin:0;font-size:100px}figure:not(.sqs-narrow-width){display:flex}.newsletter-form-has-small-container{height:80px}';
  const html = `<style>${css}</style>${card('narrow', 408)}${card('wide', 416)}
    <div class="newsletter-block" id="fields" style="width:319px"></div>
    <div class="sqs-block sqs-block-spacer" data-aspect-ratio="25"><div class="sqs-block-content" id="space"></div></div>`;
  const { page } = await stage.show(pageOf({ body: html, tag: '<script src="/mortar.js"></script>' }), {
    viewport: { width: 816, height: 600 },
    prepare: (page) => page.route('**/chunks/**', () => {}),
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const heights = await page.evaluate(() =>
    ['narrow', 'wide', 'fields', 'space'].map((id) => document.getElementById(id)?.offsetHeight),
  );
  expect(heights).toEqual([180, 90, 80, 204]);
  const text = page.locator('#narrow figcaption');
  expect(await text.evaluate((element) => getComputedStyle(element).fontSize)).toBe('50px');
});

test('a gallery that other scripts take over after the first paint is theirs, whole', async () => {
  const gallery =
    '<div class="gallery-masonry" data-controller="GalleryMasonry" data-props=\'{"numColumns":2}\'><div class="gallery-masonry-wrapper"><figure>Rye</figure></div></div>';
  const { page } = await show(
    gallery + HELD,
    `const gallery = document.querySelector('.gallery-masonry');
    window.overflow = getComputedStyle(gallery.firstChild).overflow;
    gallery.setAttribute('data-controllers-bound', 'GalleryMasonry');`,
  );
  expect(await page.evaluate('overflow')).toBe('hidden');
  const list = page.locator('.gallery-masonry-wrapper');
  expect(await list.evaluate((element) => getComputedStyle(element).overflow)).toBe('visible');
});
