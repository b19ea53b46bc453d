import { durationsBetween } from '../harness/load-cost.mjs';
import { countForcedLayouts, longestScript, traceDuring } from '../harness/trace.mjs';
import { enterPage, readCounters } from '../harness/visit.mjs';
import { carouselKinds, carouselStyle } from '../pages/carousels.mjs';
import { documentWith, mortarScript, peerScript } from '../pages/document.mjs';

const steps = 60;
const isLate = 34; // ms between two frames: at least one was lost

/** A carousel under the pointer: it follows without making the browser lay out the page. */
export const drag = {
  name: 'drag',
  title: 'A carousel dragged with the mouse for a second',
  variants: [
    { name: 'Embla', script: peerScript('embla'), kind: carouselKinds.embla },
    { name: 'Swiper', script: peerScript('swiper'), kind: carouselKinds.swiper },
    { name: 'Mortar', script: mortarScript, kind: carouselKinds.mortar },
  ],
  figures: ['script', 'layout', 'longestScript', 'forcedLayouts', 'lostFrames'],
  page: ({ script, kind }) => documentWith({ script, style: carouselStyle, body: `<main>${kind()}</main>` }),
  async measure(visit) {
    await enterPage(visit);
    await visit.page.evaluate(countLostFrames, isLate);
    const before = await readCounters(visit);
    const events = await traceDuring(visit, () => dragAcross(visit));
    const after = await readCounters(visit);
    return {
      ...durationsBetween(before, after),
      longestScript: longestScript(events),
      forcedLayouts: countForcedLayouts(events),
      lostFrames: await visit.page.evaluate(() => window.lostFrames),
    };
  },
  judgements: [{ variant: 'Mortar', figure: 'forcedLayouts', exactly: 0 }],
};

async function dragAcross({ page }) {
  const { x, y, width, height } = await page.locator('.carousel').boundingBox();
  const middle = y + height / 3;
  await page.mouse.move(x + width * 0.8, middle);
  await page.mouse.down();
  for (let step = 1; step <= steps; step += 1) {
    await page.mouse.move(x + width * (0.8 - (0.6 * step) / steps), middle);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
}

/** Runs in the page. */
function countLostFrames(limit) {
  window.lostFrames = 0;
  let last = performance.now();
  requestAnimationFrame(function look(now) {
    if (now - last > limit) window.lostFrames += 1;
    last = now;
    requestAnimationFrame(look);
  });
}
