import { measureLoadCost } from '../harness/load-cost.mjs';
import { documentWith, mortarScript } from '../pages/document.mjs';
import { textPage } from '../pages/text.mjs';

const bar = `<div data-block="announcement-bar" data-block-json='{"text":"<p>Open on Sundays.</p>"}'></div>`;
const toggle = `<div data-block="member-access">
<div data-pricing-toggle></div><p data-pricing-option="month">€24</p><p data-pricing-option="year">€240</p></div>`;

/** Why a bar at the start of every page of a site has no React root: what it costs beside a small block with one. */
export const bars = {
  name: 'bars',
  title: 'A page of text with an announcement bar',
  variants: [
    { name: 'Mortar, no block', block: '' },
    { name: 'Mortar, a small block with React', block: toggle, drawn: '[data-pricing-toggle] input' },
    { name: 'Mortar', block: bar, drawn: '.sqs-announcement-bar' },
  ],
  figures: ['script', 'task', 'longestScript', 'heap', 'bytes'],
  page: ({ block }) => documentWith({ script: mortarScript, body: block + textPage(30) }),
  async measure(visit, { drawn }) {
    const cost = await measureLoadCost(visit);
    if (drawn) await visit.page.waitForSelector(drawn);
    return cost;
  },
  judgements: ['script', 'bytes'].map((figure) => ({
    variant: 'Mortar',
    figure,
    anchor: 'Mortar, a small block with React',
    above: 'Mortar, no block',
    budget: 0.5,
  })),
};
