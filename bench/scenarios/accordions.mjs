import { measureFirstClick } from '../harness/first-click.mjs';
import { measureLoadCost } from '../harness/load-cost.mjs';
import * as markup from '../pages/accordions.mjs';
import { documentWith, mortarScript, peerScript } from '../pages/document.mjs';

const published = {
  kind: markup.publishedAccordion,
  control: '.accordion-item__click-target',
  panel: '.accordion-item__dropdown',
};
const authored = { ...published, kind: markup.authoredAccordion };
const details = { kind: markup.detailsAccordion, control: 'summary', panel: '.panel' };
const govuk = {
  kind: markup.govukAccordion,
  control: '.govuk-accordion__section-button',
  panel: '.govuk-accordion__section-content',
};
const bootstrap = { kind: markup.bootstrapAccordion, control: '.accordion-button', panel: '.collapse' };

/** Fifty accordions of five items before anybody touches them, then the very first click. */
export const accordions = {
  name: 'accordions',
  title: '50 accordions with 5 items each, then one click',
  variants: [
    { name: 'no script', ...published },
    { name: 'details', ...details },
    { name: 'govuk-frontend', script: peerScript('govuk-accordion'), ...govuk },
    { name: 'Bootstrap', script: peerScript('bootstrap-collapse'), ...bootstrap },
    { name: 'Mortar', script: mortarScript, ...published },
    { name: 'Mortar, below the fold', script: mortarScript, isBelowFold: true, ...authored },
  ],
  figures: [
    'script',
    'task',
    'longestScript',
    'longScripts',
    'longestTask',
    'tbt',
    'longTasks',
    'heap',
    'listeners',
    'scripts',
    'visible',
    'opened',
  ],
  page: ({ script, kind, isBelowFold }) =>
    documentWith({
      script,
      style: markup.accordionStyle,
      body: (isBelowFold ? '<div class="spacer"></div>' : '') + markup.accordions(50, kind),
    }),
  async measure(visit, variant) {
    const cost = await measureLoadCost(visit);
    return { ...cost, ...(await measureFirstClick(visit, variant)) };
  },
  judgements: [
    { variant: 'Mortar, below the fold', figure: 'longestScript', budget: 50 },
    { variant: 'Mortar, below the fold', figure: 'scripts', exactly: 1 },
    { variant: 'Mortar, below the fold', figure: 'script', anchor: 'no script', goal: 1.3 },
    { variant: 'Mortar, below the fold', figure: 'visible', budget: 250, goal: 150 }, // React comes with the click
    { variant: 'Mortar, below the fold', figure: 'opened', exactly: 1 },
    { variant: 'Mortar', figure: 'script', anchor: 'govuk-frontend', budget: 1, goal: 0.7 },
    { variant: 'Mortar', figure: 'longestTask', budget: 100 },
    { variant: 'Mortar', figure: 'longScripts', budget: 1 }, // React's own
    { variant: 'Mortar', figure: 'visible', anchor: 'details', budget: 1.5, goal: 1.2 },
    { variant: 'Mortar', figure: 'opened', exactly: 1 },
  ],
};
