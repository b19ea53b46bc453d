import { durationsBetween } from '../harness/load-cost.mjs';
import { enterPage, readCounters, settle } from '../harness/visit.mjs';
import { documentWith, mortarScript, peerScript } from '../pages/document.mjs';
import { textPage } from '../pages/text.mjs';

const pauseUntilSent = 1500; // ms: reporters wait for a quiet second before they send

/** What it costs when a page's own scripts fail again and again. */
export const errors = {
  name: 'errors',
  title: '100 errors thrown by the page',
  variants: [
    { name: 'no reporter' },
    { name: 'Sentry', script: peerScript('sentry') },
    { name: 'Mortar', script: mortarScript },
  ],
  figures: ['script', 'task', 'sent'],
  expectsErrors: true,
  page: ({ script }) => documentWith({ script, body: textPage(5) }),
  async measure(visit) {
    await enterPage(visit);
    const before = await readCounters(visit);
    visit.requests.length = 0;
    await visit.page.evaluate(throwErrors, 100);
    await visit.page.waitForTimeout(pauseUntilSent);
    await settle(visit);
    return { ...durationsBetween(before, await readCounters(visit)), sent: visit.requests.length };
  },
  judgements: [{ variant: 'Mortar', figure: 'script', anchor: 'Sentry', budget: 0.3, goal: 0.18 }],
};

/** Runs in the page: errors of different texts, one every 10 ms, each from a small stack; waits for the last. */
function throwErrors(count) {
  for (let index = 0; index < count; index += 1) setTimeout(() => bake(index), index * 10);
  return new Promise((resolve) => setTimeout(resolve, count * 10 + 100));

  function bake(index) {
    knead(index);
  }
  function knead(index) {
    throw new TypeError(`Dough ${index} did not rise`);
  }
}
