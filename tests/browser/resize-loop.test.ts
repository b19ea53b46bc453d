import { expect, it } from 'vitest';
import { gallery } from './blocks/gallery-markup';
import { drawn, reachable } from './blocks/gallery-page';
import { eventually } from './eventually';
import { pageOf, useStage } from './harness';

const stage = useStage();

/** Browsers send "ResizeObserver loop completed …" to the page as an error. */
const NOTE_LOOPS =
  "window.loops = []; addEventListener('error', ({ message }) => { if (/ResizeObserver/.test(message)) loops.push(message); });";

it('a carousel that lays itself out anew beside a text that follows its box breaks no resize observer', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const carousel = gallery('c', 'carousel', { count: 9, settings: { slidesPerRow: 6, imageAspectRatio: 1 } });
  const text = '<h2 data-block="text-shrink" id="text">Stoneware and sourdough from one fire</h2>';
  const body = `<div style="display:flex;width:800px"><div style="flex:1;min-width:0">${carousel}</div><div id="beside" style="flex:1;min-width:0">${text}</div></div>`;
  const { page } = await stage.show(pageOf({ body }), {
    before: NOTE_LOOPS,
    prepare: (page) => page.route(/chunks\/gallery-motion/, (route) => gate.then(() => route.continue())),
  });
  await page.waitForSelector('#text[data-block-state="mounted"]');
  await drawn(page); // the text has been told the sizes that it begins with
  release();
  await page.waitForSelector('#c[data-block-state="mounted"]');
  await eventually(() => reachable(page, '#c')).toEqual(['c-1', 'c-2']);
  const shown = page.locator('#c');
  for (const display of ['none', 'block']) {
    await shown.evaluate((block, display) => {
      block.style.display = display;
    }, display);
    await drawn(page);
  }
  expect(await page.evaluate('loops')).toEqual([]);
});
