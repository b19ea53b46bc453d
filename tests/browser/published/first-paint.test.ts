import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { pageOf, useStage } from '../harness';

const stage = useStage();

const FILM =
  '<div class="embed-block-wrapper" style="padding-bottom:0.625%"><div class="sqs-native-video"></div></div>';

/** Lays out the page, as Chromium does before a frame to know what is under the mouse. */
const MEASURE = "window.height = document.querySelector('.embed-block-wrapper').offsetHeight;";

/** Keeps the parser waiting until the page has been painted once. */
const answerAfterPaint = (page: Page) =>
  page.route('**/slow.js', async (route) => {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });

test('what the parser adds to a page that is seen already has its height before it is laid out', async () => {
  const body = `<h1>Bakery</h1><script src="/slow.js"></script>${FILM}<script>${MEASURE}</script>`;
  const { page } = await stage.show(pageOf({ body, tag: '<script src="/mortar.js"></script>' }), {
    viewport: { width: 816, height: 600 },
    prepare: answerAfterPaint,
  });
  expect(await page.evaluate('height')).toBe(500);
});
