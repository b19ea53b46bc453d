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
