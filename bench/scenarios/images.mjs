import { measureLoadCost } from '../harness/load-cost.mjs';
import { documentWith, mortarScript, peerScript } from '../pages/document.mjs';
import { imageGrid, imageStyle, publishedAttributes } from '../pages/images.mjs';

const placeholders = { name: 'placeholders only', attributes: () => '' };
const native = { name: 'native lazy', attributes: (address) => `loading="lazy" src="${address}"` };
const lazysizes = {
  name: 'lazysizes',
  script: peerScript('lazysizes'),
  attributes: (address) => `class="lazyload" data-src="${address}"`,
};
const vanillaLazyload = {
  name: 'vanilla-lazyload',
  script: peerScript('vanilla-lazyload'),
  attributes: (address) => `data-src="${address}"`,
};
const mortar = { name: 'Mortar', script: mortarScript, attributes: publishedAttributes };
const noForcedLayout = { variant: 'Mortar', figure: 'forcedLayouts', exactly: 0 };

/** Pages full of pictures: only those near the viewport may load, and cheaply. */
export const images = [
  imagesScenario(500, [placeholders, native, lazysizes, vanillaLazyload, mortar], [noForcedLayout]),
  imagesScenario(
    1000,
    [placeholders, native, lazysizes, vanillaLazyload, mortar],
    [{ variant: 'Mortar', figure: 'script', anchor: 'lazysizes', budget: 0.6, goal: 0.35 }, noForcedLayout],
  ),
  imagesScenario(
    5000,
    [native, mortar],
    [
      { variant: 'Mortar', figure: 'longestScript', budget: 50 },
      { variant: 'Mortar', figure: 'task', anchor: 'native lazy', goal: 0.55 },
      noForcedLayout,
    ],
  ),
];

function imagesScenario(count, variants, judgements) {
  return {
    name: `images-${count}`,
    title: `A page of ${count} pictures`,
    variants,
    figures: ['script', 'layout', 'style', 'task', 'longestScript', 'tbt', 'images', 'forcedLayouts'],
    page: ({ script, attributes }) =>
      documentWith({ script, style: imageStyle, body: imageGrid(count, attributes) }),
    async measure(visit, { script }) {
      const cost = await measureLoadCost(visit);
      if (script && cost.images === 0) throw new Error('no picture was asked for');
      return cost;
    },
    judgements,
  };
}
