import { enterPage } from '../harness/visit.mjs';
import { accordionStyle } from '../pages/accordions.mjs';
import { documentWith, mortarScript } from '../pages/document.mjs';
import { bodyOfElements, kindAttributes } from '../pages/elements.mjs';

const blocks = 60;
const limits = { 1000: {}, 10000: { budget: 4, goal: 1.6 }, 100000: { budget: 15, goal: 2.5 } };

/** How long it takes to find sixty blocks on pages of growing size. */
export const scans = Object.entries(limits).map(([count, limit]) => ({
  name: `scan-${count}`,
  title: `Finding ${blocks} blocks among ${count} elements`,
  variants: [
    { name: 'one combined selector', find: findByCombinedSelector },
    { name: 'TreeWalker', find: findByWalking },
    { name: 'Mortar', find: findByMortar, count: countOfMortar, script: mortarScript },
  ],
  figures: ['cold', 'hot', 'found'],
  page: ({ script }) =>
    documentWith({ script, style: accordionStyle, body: bodyOfElements(Number(count), blocks) }),
  async measure(visit, { find, count = find }) {
    await enterPage(visit);
    const [finder, counter] = await Promise.all(
      [find, count].map((work) => visit.page.evaluateHandle(`(${work})`)),
    );
    return visit.page.evaluate(timeCalls, [finder, counter, kindAttributes]);
  },
  judgements: [
    { variant: 'Mortar', figure: 'cold', ...limit },
    { variant: 'Mortar', figure: 'found', exactly: blocks },
  ],
}));

function findByCombinedSelector(attributes) {
  return document.querySelectorAll(attributes.map((name) => `[${name}]`).join()).length;
}

function findByWalking(attributes) {
  const names = new Set(attributes);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  let found = 0;
  for (let element = walker.nextNode(); element; element = walker.nextNode()) {
    if (element.hasAttributes() && element.getAttributeNames().some((name) => names.has(name))) found += 1;
  }
  return found;
}

function findByMortar() {
  window.mortar.scan();
}

function countOfMortar() {
  return window.mortar.blocks().length;
}

/** Runs in the page: times one call, then eleven more. */
function timeCalls([find, count, attributes]) {
  const [cold, ...hot] = Array.from({ length: 12 }, timeOneCall);
  return { cold, hot: hot.sort((a, b) => a - b)[5], found: count(attributes) };

  function timeOneCall() {
    const start = performance.now();
    find(attributes);
    return performance.now() - start;
  }
}
