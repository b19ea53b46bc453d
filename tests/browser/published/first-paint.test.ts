import type { Page } from 'playwright';
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
const holdUntilPainted = async (page: Page) => {
  const painted = page.waitForRequest('**/painted');
  await page.route('**/slow.js', async (route) => {
    await painted;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
};

test('what the parser adds to a page that is seen already has its height before it is laid out', async () => {
  const body = `<h1>Bakery</h1><script>${TELL_PAINTED}</script><script src="/slow.js"></script>${FILM}<script>${MEASURE}</script>`;
  const { page } = await stage.show(pageOf({ body, tag: '<script src="/mortar.js"></script>' }), {
    viewport: { width: 816, height: 600 },
    prepare: holdUntilPainted,
  });
  expect(await page.evaluate('height')).toBe(500);
});
