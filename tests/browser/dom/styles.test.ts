import { expect, test } from 'vitest';
import { gallery } from '../blocks/gallery-markup';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';

const stage = useStage();

const player = (id: string) =>
  `<div data-block="audio" id="${id}" data-block-json='{"url":"/media/bell-6.wav","title":"Bell"}'></div>`;

test('a block that comes after a script has rewritten the head has its styles, and so have the others', async () => {
  const { page, errors } = await stage.show(pageOf({ body: player('first') }));
  const displayOf = (id: string) =>
    page.locator(`#${id} .mortar-audio`).evaluate((drawn) => getComputedStyle(drawn).display);
  expect(await displayOf('first')).toBe('flex');
  await page.evaluate("document.head.innerHTML = '<title>Next page</title>'");
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), player('second'));
  await page.locator('#second[data-block-state="mounted"]').waitFor();
  expect([await displayOf('first'), await displayOf('second')]).toEqual(['flex', 'flex']);
  expect(errors).toEqual([]);
});

test('the focus ring beats an important rule of the page; no style element has a layer, which would lay out the page anew', async () => {
  const head = '<style>* { outline: none !important }</style>';
  const { page } = await stage.show(pageOf({ body: player('first'), head }));
  await page.locator('#first[data-block-state="mounted"]').waitFor();
  await page.keyboard.press('Tab');
  const ring = page
    .locator('#first :focus-visible')
    .evaluate((control) => getComputedStyle(control).outlineStyle);
  expect(await ring).toBe('solid');
  const styles = await page.locator('style').allTextContents();
  expect(styles.filter((css) => css.includes('mortar')).length).toBeGreaterThan(0);
  expect(styles.filter((css) => css.includes('@layer'))).toEqual([]);
});

const FORM = `<div data-block="form" id="block" data-block-json='{"formId":"f","formFields":[{"type":"email","id":"email-1","title":"Email"}]}'></div>`;

test.each([
  ['a slideshow', gallery('block', 'slideshow')],
  ['columns of pictures', gallery('block', 'autocolumns')],
  ['a drawn form', FORM],
  [
    'a calendar',
    '<div data-block="calendar" id="block" data-collection-id="64a1f0c27d3b5e09a8c60d01"></div>',
  ],
  ['a cart page', '<div data-block="cart-page" id="block"></div>', { pageType: 205 }],
  [
    'a map',
    `<div data-block="map" id="block" data-block-json='{"location":{"addressTitle":"The kiln"}}'></div>`,
  ],
  [
    'a video without an overlay',
    '<div data-block="video" id="block" data-html="&lt;video src=&quot;/media/firing.webm&quot;&gt;&lt;/video&gt;"></div>',
  ],
])(
  '%s takes the width that there is, in a column that centres what it holds',
  async (_what, block, context: Record<string, unknown> = {}) => {
    const head =
      '<style>main { display: flex; flex-direction: column; align-items: center; width: 700px }</style>';
    const { page } = await stage.show(pageOf({ body: `<main><h1>Shop</h1>${block}</main>`, head, context }));
    await page.locator('#block[data-block-state="mounted"]').waitFor();
    const widthOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().width);
    await eventually(() => widthOf('#block')).toBe(700);
    await eventually(() => widthOf('#block > :not(script):first-child')).toBe(700);
  },
);
