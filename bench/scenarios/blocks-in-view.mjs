import { measureLoadCost } from '../harness/load-cost.mjs';
import { accordionStyle, accordions, publishedAccordion, radixAccordion } from '../pages/accordions.mjs';
import { documentWith, mortarScript, peerScript } from '../pages/document.mjs';
import { paragraphs } from '../pages/text.mjs';

const radix = 'lean set and Radix';
const noScript = 'no script';

/** A page whose blocks are all in view, so that React has to come. */
export const blocksInView = {
  name: 'blocks-in-view',
  title: '20 accordions in view',
  variants: [
    { name: noScript, kind: publishedAccordion },
    { name: radix, script: peerScript('lean-set-with-radix'), kind: radixAccordion },
    { name: 'Mortar', script: mortarScript, kind: publishedAccordion },
  ],
  figures: ['script', 'task', 'longestScript', 'tbt', 'heap', 'listeners', 'bytes', 'mounted'],
  page: ({ script, kind }) =>
    documentWith({ script, style: accordionStyle, body: accordions(20, kind) + paragraphs(10) }),
  async measure(visit) {
    const cost = await measureLoadCost(visit);
    return { ...cost, mounted: await visit.page.locator('[data-block-state=mounted]').count() };
  },
  judgements: [
    { variant: 'Mortar', figure: 'script', anchor: radix, budget: 0.22, goal: 0.15 },
    { variant: 'Mortar', figure: 'heap', anchor: radix, above: noScript, budget: 0.45, goal: 0.3 },
    { variant: 'Mortar', figure: 'mounted', exactly: 20 },
  ],
};
