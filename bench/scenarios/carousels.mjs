import { durationsBetween } from '../harness/load-cost.mjs';
import { enterPage, readCounters, settle } from '../harness/visit.mjs';
import { carouselKinds, carouselStyle } from '../pages/carousels.mjs';
import { documentWith, mortarScript, peerScript } from '../pages/document.mjs';

const markupOnly = { name: 'markup only', kind: carouselKinds.embla };
const publishedMarkupOnly = { name: 'published markup only', kind: carouselKinds.mortar };
const mortar = { name: 'Mortar', script: mortarScript, kind: carouselKinds.mortar };
const variants = [
  markupOnly,
  publishedMarkupOnly,
  { name: 'scroll snap and two buttons', script: peerScript('scroll-snap'), kind: carouselKinds.snap },
  { name: 'Embla', script: peerScript('embla'), kind: carouselKinds.embla },
  { name: 'Swiper', script: peerScript('swiper'), kind: carouselKinds.swiper },
  { name: 'Splide', script: peerScript('splide'), kind: carouselKinds.splide },
  mortar,
];

/**
 * What further carousels cost on a page whose script has already started one. Published slides have `data-src` instead
 * of `src`, so the browser styles and lays out 30 alternative texts before any script: each script is charged for what
 * it adds to its own markup.
 */
export const carousels = [scenarioWith(1, 0.13), scenarioWith(9, 0.1)];

function scenarioWith(count, goal) {
  const ofEmbla = {
    variant: 'Mortar',
    above: publishedMarkupOnly.name,
    anchor: 'Embla',
    anchorAbove: markupOnly.name,
  };
  return {
    name: `carousels-${count}`,
    title: `${count} carousels of 30 slides with pictures, added to a page that has one`,
    variants,
    figures: ['work', 'script', 'layout', 'style', 'task', 'listeners'],
    page: ({ script, kind }) =>
      documentWith({ script, style: carouselStyle, body: `<main>${kind()}</main>` }),
    async measure(visit, { kind, script }) {
      await enterPage(visit);
      const before = await readCounters(visit);
      await visit.page.evaluate(addCarousels, kind().repeat(count));
      await settle(visit);
      const after = await readCounters(visit);
      if (script === mortarScript) await refuseUnmounted(visit);
      return {
        ...durationsBetween(before, after),
        listeners: after.JSEventListeners - before.JSEventListeners,
      };
    },
    judgements: [
      { ...ofEmbla, figure: 'script', budget: 0.25, goal },
      { ...ofEmbla, figure: 'work', budget: 1, goal: 0.5 },
    ],
  };
}

/** Runs in the page, in a task of its own, which Chromium's counters see; Mortar finds them by itself. */
function addCarousels(html) {
  return new Promise((resolve) => setTimeout(() => resolve(add())));

  function add() {
    document.querySelector('main').insertAdjacentHTML('beforeend', html);
    window.startCarousels?.();
  }
}

/** Galleries that never came to life would look wonderfully fast. */
async function refuseUnmounted({ page }) {
  const states = await page.$$eval('.sqs-block-gallery', (blocks) =>
    blocks.map(({ dataset }) => dataset.blockState),
  );
  if (states.some((state) => state !== 'mounted')) throw new Error(`galleries are ${states}`);
}
