import { measureLoadCost } from '../harness/load-cost.mjs';
import { documentWith, mortarScript, peerScript } from '../pages/document.mjs';
import { markedParagraphs, marquees, wordsStyle } from '../pages/text-effects.mjs';

const figures = ['script', 'layout', 'style', 'task', 'longestScript', 'forcedLayouts', 'listeners', 'bytes'];
const spacer = '<div style="height:3000px"></div>';

const moving = {
  name: 'marquees',
  title: '20 texts that move by',
  variants: [
    { name: 'no script', kind: marquees.mortar },
    {
      name: 'react-fast-marquee',
      script: peerScript('react-fast-marquee'),
      kind: marquees.react,
      drawn: '.rfm-marquee',
    },
    { name: 'Mortar', script: mortarScript, kind: marquees.mortar, drawn: '.mortar-marquee' },
    {
      name: 'Mortar, below the fold',
      script: mortarScript,
      kind: (count) => spacer + marquees.mortar(count),
    },
  ],
  page: ({ script, kind }) => documentWith({ script, style: wordsStyle, body: `<main>${kind(20)}</main>` }),
  judgements: [
    { variant: 'Mortar', figure: 'script', anchor: 'react-fast-marquee', above: 'no script', goal: 0.5 },
    { variant: 'Mortar', figure: 'longestScript', goal: 50 },
  ],
};

const marked = {
  name: 'highlights',
  title: '50 paragraphs with marked words',
  variants: [
    { name: 'no script' },
    { name: 'rough-notation', script: peerScript('rough-notation'), drawn: '.rough-annotation path' },
    {
      name: 'lean set and rough-notation',
      script: peerScript('lean-set-with-rough-notation'),
      drawn: '.rough-annotation path',
    },
    { name: 'Mortar', script: mortarScript, drawn: '.TextShape-node path' },
    { name: 'Mortar, below the fold', script: mortarScript, above: spacer },
  ],
  page: ({ script, above = '' }) =>
    documentWith({ script, style: wordsStyle, body: `<main>${above}${markedParagraphs(50)}</main>` }),
  judgements: [
    { variant: 'Mortar', figure: 'script', anchor: 'rough-notation', above: 'no script', goal: 1 },
    {
      variant: 'Mortar',
      figure: 'script',
      anchor: 'lean set and rough-notation',
      above: 'no script',
      budget: 1,
    },
    { variant: 'Mortar', figure: 'longestScript', goal: 50 },
  ],
};

/** Words that move, and words that are marked, on a page that is opened. */
export const textEffects = [moving, marked].map((scenario) => ({ ...scenario, figures, measure }));

/** What has drawn nothing would look wonderfully fast. */
async function measure(visit, { drawn }) {
  const cost = await measureLoadCost(visit);
  if (drawn) await visit.page.waitForSelector(drawn, { state: 'attached' });
  return cost;
}
