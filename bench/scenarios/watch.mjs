import { durationsBetween } from '../harness/load-cost.mjs';
import { enterPage, readCounters, settle } from '../harness/visit.mjs';
import { documentWith, mortarScript } from '../pages/document.mjs';
import { bodyOfElements } from '../pages/elements.mjs';

const rounds = 5;

/** What it costs other scripts to insert content while Mortar watches for new blocks. */
export const watch = {
  name: 'watch',
  title: 'Appending 1000 small subtrees to a page of 10000 elements',
  variants: [{ name: 'no script' }, { name: 'Mortar', script: mortarScript }],
  figures: ['append', 'script'],
  page: ({ script }) => documentWith({ script, body: bodyOfElements(10000, 0) }),
  async measure(visit) {
    await enterPage(visit);
    const before = await readCounters(visit);
    const append = await visit.page.evaluate(appendInRounds, rounds);
    await settle(visit);
    const { script } = durationsBetween(before, await readCounters(visit));
    return { append, script: script / rounds };
  },
  judgements: [
    { variant: 'Mortar', figure: 'script', anchor: 'no script', budget: 1.6, goal: 1.45 },
    { variant: 'Mortar', figure: 'append', anchor: 'no script', budget: 1.6, goal: 1.45 },
  ],
};

/**
 * Runs in the page: each round appends in a task of its own, which Chromium's counters see.
 * Gives the median time until the observers, which run after the script, have had their turn.
 */
async function appendInRounds(count) {
  const times = [];
  for (let round = 0; round < count; round += 1) {
    times.push(await new Promise((resolve) => setTimeout(() => resolve(timeOfAppending()), 50)));
  }
  return times.sort((a, b) => a - b)[Math.floor(count / 2)];

  async function timeOfAppending() {
    const start = performance.now();
    for (let index = 0; index < 1000; index += 1) document.body.append(subtree(index));
    await Promise.resolve();
    return performance.now() - start;
  }
  function subtree(index) {
    const card = document.createElement('div');
    card.className = 'card';
    card.append(document.createElement('p'), document.createElement('span'));
    card.firstChild.textContent = `Loaf ${index}`;
    return card;
  }
}
