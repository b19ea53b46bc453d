import { measureLoadCost } from '../harness/load-cost.mjs';
import { documentWith, mortarScript, peerScript } from '../pages/document.mjs';
import { textPage } from '../pages/text.mjs';

/** What the script costs a page that has none of its blocks. */
export const load = {
  name: 'load',
  title: 'A page of text without blocks',
  variants: [
    { name: 'no script' },
    { name: 'lean set', script: peerScript('lean-set') },
    { name: 'Mortar', script: mortarScript },
  ],
  figures: ['script', 'task', 'longestScript', 'tbt', 'longTasks', 'heap', 'listeners', 'bytes'],
  page: ({ script }) => documentWith({ script, body: textPage(30) }),
  measure: measureLoadCost,
  judgements: [
    { variant: 'Mortar', figure: 'script', anchor: 'lean set', budget: 0.35, goal: 0.23 },
    { variant: 'Mortar', figure: 'longestScript', budget: 50 },
    { variant: 'Mortar', figure: 'tbt', anchor: 'lean set', goal: 0.1 },
    { variant: 'Mortar', figure: 'bytes', budget: 13_500, goal: 10_000 },
  ],
};
