import { expect, test } from 'vitest';
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
