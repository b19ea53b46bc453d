import { durationsBetween, longTasksOf, transferOf } from '../harness/load-cost.mjs';
import { enterPage, readCounters, settle } from '../harness/visit.mjs';
import { documentWith, mortarScript, peerScript } from '../pages/document.mjs';
import { textPage } from '../pages/text.mjs';

const untilCalm = 5000; // ms: what can wait is loaded three seconds after the start

/** What it costs to learn of a page's errors and of its speed; with Mortar everything else it does is in the figure too. */
export const services = {
  name: 'services',
  title: 'Errors and page speed on a page of text',
  variants: [
    { name: 'no script' },
    { name: 'Sentry and web-vitals', script: peerScript('sentry-and-web-vitals') },
    { name: 'Mortar', script: mortarScript },
  ],
  figures: ['script', 'task', 'tbt', 'bytes'],
  page: ({ script }) => documentWith({ script, body: textPage(30) }),
  async measure(visit) {
    const before = await readCounters(visit);
    await enterPage(visit);
    await visit.page.waitForTimeout(untilCalm);
    await settle(visit);
    const durations = durationsBetween(before, await readCounters(visit));
    const { tbt } = await longTasksOf(visit);
    const { bytes } = await transferOf(visit);
    return { ...durations, tbt, bytes };
  },
  judgements: [
    { variant: 'Mortar', figure: 'script', anchor: 'Sentry and web-vitals', budget: 1 },
    { variant: 'Mortar', figure: 'bytes', anchor: 'Sentry and web-vitals', budget: 1 },
  ],
};
