import type { CDPSession, Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { until } from '../until';
import { settled } from '../wire';
import { gallery, gone, lightbox, openAt, show, shownPicture } from './lightbox-page';

const stage = useStage();

const scaleOf = (page: Page) =>
  lightbox(page)
    .locator('[data-shown="true"] .mortar-lightbox-picture')
    .evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a);

/** Fingers on the glass, as [x, y] each. */
type Fingers = readonly (readonly [number, number])[];

async function touch(
  client: CDPSession,
  steps: readonly Fingers[],
  end = 'touchEnd' as 'touchEnd' | 'touchCancel',
) {
  const points = (fingers: Fingers) => fingers.map(([x, y], id) => ({ x, y, id }));
  for (const [index, fingers] of steps.entries())
    await client.send('Input.dispatchTouchEvent', {
      type: index ? 'touchMove' : 'touchStart',
      touchPoints: points(fingers),
    });
  await client.send('Input.dispatchTouchEvent', { type: end, touchPoints: [] });
}

async function openByFinger() {
  const visit = await show(stage, gallery(), { hasTouch: true });
  await visit.page.locator('#bowls.loaded').tap();
  await lightbox(visit.page).locator('[data-shown="true"] [data-state="shown"]').waitFor();
  return { ...visit, client: await visit.context.newCDPSession(visit.page) };
}

test('fingers leaf, zoom, move what is zoomed, and close', async () => {
  const { page, client, requests } = await openByFinger();
  await touch(client, [[[700, 400]], [[500, 400]], [[150, 402]]]);
  await eventually(() => shownPicture(page)).toEqual(['/images/hills.svg']);
  await touch(client, [[[300, 400]], [[500, 400]], [[850, 400]]]);
  await eventually(() => shownPicture(page)).toEqual(['/images/bowls.svg']);

  await touch(client, [
    [
      [600, 400],
      [680, 400],
    ],
    [
      [560, 400],
      [720, 400],
    ],
    [
      [520, 400],
      [760, 400],
    ],
  ]);
  await eventually(() => scaleOf(page)).toBeCloseTo(3, 1);
  await eventually(() => requests.some((url) => url.endsWith('/images/bowls.svg?format=2500w'))).toBe(true);
  await touch(client, [[[700, 400]], [[500, 400]], [[150, 402]]]);
  expect(await shownPicture(page)).toEqual(['/images/bowls.svg']);
  expect(await scaleOf(page)).toBeCloseTo(3, 1);

  await touch(client, [
    [
      [500, 400],
      [800, 400],
    ],
    [
      [600, 400],
      [700, 400],
    ],
    [
      [640, 400],
      [660, 400],
    ],
  ]);
  await eventually(() => scaleOf(page)).toBe(1);
  await touch(client, [[[600, 300]], [[605, 400]], [[606, 620]]]);
  await gone(page);
});

test('a finger that the system takes over leads nowhere', async () => {
  const { page, client } = await openByFinger();
  await touch(client, [[[700, 400]], [[500, 400]], [[150, 402]]], 'touchCancel');
  await touch(client, [[[600, 300]], [[605, 400]], [[606, 620]]], 'touchCancel');
  await settled(page, 100);
  expect(await shownPicture(page)).toEqual(['/images/bowls.svg']);
});

test('a double-tap zooms, a tap leafs', async () => {
  const { page } = await openByFinger();
  const tap = (times: number) =>
    lightbox(page)
      .locator('[data-shown="true"] .mortar-lightbox-picture')
      .evaluate((picture, times) => {
        const { left, width, top } = picture.getBoundingClientRect();
        const at = { clientX: left + width * 0.75, clientY: top + 100, bubbles: true, pointerType: 'touch' };
        for (let time = 0; time < times; time++) picture.dispatchEvent(new PointerEvent('click', at));
      }, times);
  await tap(2);
  await eventually(() => scaleOf(page)).toBe(2.5);
  expect(await shownPicture(page)).toEqual(['/images/bowls.svg']);
  await tap(2);
  await eventually(() => scaleOf(page)).toBe(1);
  await tap(1);
  await eventually(() => shownPicture(page)).toEqual(['/images/hills.svg']);
});

test('the wheel zooms with ctrl about the pointer, then without; the next slide is whole', async () => {
  const { page } = await show(stage, gallery());
  await openAt(page, 'loaves');
  await page.evaluate(
    'window.kept = []; addEventListener("wheel", (event) => kept.push(event.defaultPrevented))',
  );
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, -300);
  expect(await scaleOf(page)).toBe(1);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -50);
  await page.keyboard.up('Control');
  await eventually(() => scaleOf(page)).toBeCloseTo(Math.exp(0.5), 2);
  await page.mouse.wheel(0, -100);
  await eventually(() => scaleOf(page)).toBeCloseTo(Math.exp(0.7), 2);
  expect(await page.evaluate('kept')).toEqual([false, true, true]); // or the browser would zoom the page too
  await page.mouse.click(1000, 400);
  expect(await shownPicture(page)).toEqual(['/images/loaves.svg']);
  await page.keyboard.press('ArrowRight');
  await eventually(() => shownPicture(page)).toEqual(['/images/bowls.svg']);
  expect(await scaleOf(page)).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await eventually(() => scaleOf(page)).toBe(1);
});

test('a double-click zooms where a click leads nowhere, and a drag is no click', async () => {
  const { page } = await show(stage, gallery());
  const dialog = await openAt(page, 'hills');
  await dialog.locator('.mortar-lightbox-hint[data-state="faded"]').waitFor({ state: 'attached' });
  await page.mouse.dblclick(700, 400);
  await eventually(() => scaleOf(page)).toBe(2.5);
  await page.mouse.move(700, 400);
  await page.mouse.down();
  await page.mouse.move(600, 380, { steps: 3 });
  await page.mouse.up();
  expect(await scaleOf(page)).toBe(2.5);
  await page.mouse.dblclick(700, 400);
  await eventually(() => scaleOf(page)).toBe(1);
  expect(await dialog.isVisible()).toBe(true);
});

test('fingers are left to a visitor who has zoomed the page', async () => {
  const { page, client } = await openByFinger();
  await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await until(
    page,
    "visualViewport.scale > 1.5 && getComputedStyle(document.querySelector('.mortar-lightbox-stage')).touchAction === 'auto'",
  );
  await touch(client, [[[700, 400]], [[500, 400]], [[150, 402]]]);
  expect(await shownPicture(page)).toEqual(['/images/bowls.svg']);
});
