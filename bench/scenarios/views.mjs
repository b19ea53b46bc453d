import { measureLoadCost } from '../harness/load-cost.mjs';
import { enterPage, leavePage } from '../harness/visit.mjs';
import { documentWith, mortarScript } from '../pages/document.mjs';
import { textPage } from '../pages/text.mjs';

/** What a visitor pays on the next page of a site, with the files in the browser's cache. */
export const views = {
  name: 'views',
  title: 'A second view of a page of text',
  variants: [{ name: 'first view' }, { name: 'second view', isSecond: true }],
  figures: ['script', 'longestScript'],
  page: () => documentWith({ script: mortarScript, body: textPage(30) }),
  async measure(visit, { isSecond }) {
    if (isSecond) {
      await enterPage(visit);
      await leavePage(visit);
    }
    return measureLoadCost(visit);
  },
  judgements: [{ variant: 'second view', figure: 'script', anchor: 'first view', budget: 0.5, goal: 0.3 }],
};
