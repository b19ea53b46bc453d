import { measureLoadCost } from '../harness/load-cost.mjs';
import { documentWith, mortarScript } from '../pages/document.mjs';
import { publishedAttributes } from '../pages/images.mjs';
import { repeat } from '../pages/text.mjs';

const pictures = 500;
const style =
  '.sqs-gallery{display:grid;grid-template-columns:repeat(4,1fr);gap:8px}.slide{overflow:hidden;min-height:60px}.slide img{width:100%;display:block}';

/** Galleries of 500 pictures: their layout must not make a long task. */
export const grids = ['grid', 'autocolumns', 'autorows'].map((design) => ({
  name: `grid-${design}`,
  title: `A gallery of ${pictures} pictures, laid out as ${design}`,
  variants: [{ name: 'no script' }, { name: 'Mortar', script: mortarScript }],
  figures: ['script', 'layout', 'style', 'task', 'longestScript', 'longTasks', 'forcedLayouts'],
  page: ({ script }) => documentWith({ script, style, body: gallery(design) }),
  async measure(visit, { script }) {
    const cost = await measureLoadCost(visit);
    const state = await visit.page.getAttribute('.sqs-block-gallery', 'data-block-state');
    if (script && state !== 'mounted') throw new Error(`the gallery is ${state}`);
    return cost;
  },
  judgements: [{ variant: 'Mortar', figure: 'longestScript', budget: 50 }],
}));

function gallery(design) {
  const slide = (index) =>
    `<div class="slide" data-type="image"><img alt="" ${publishedAttributes(`/pictures/${index}.gif`)}></div>`;
  return `<div class="sqs-block sqs-block-gallery" data-block-json='${JSON.stringify({ design, lightbox: false })}'>
<div class="sqs-gallery-container"><div class="sqs-gallery">${repeat(pictures, slide)}</div></div></div>`;
}
