import { enterPage, readCountersAfterCleaning } from '../harness/visit.mjs';
import { accordionStyle } from '../pages/accordions.mjs';
import { markupOfBlocks } from '../pages/blocks.mjs';
import { documentWith, mortarScript } from '../pages/document.mjs';
import { imageStyle } from '../pages/images.mjs';

const warmUps = 1000; // until the engine has compiled what it wants to: that stays, but only once
const mounts = 1000;

/** What a block leaves behind when it comes and goes a thousand times. */
export const memory = {
  name: 'memory',
  title: `${mounts} mounts and unmounts of each block: what is left behind`,
  variants: Object.entries(markupOfBlocks).map(([name, markup]) => ({ name, markup })),
  figures: ['heap', 'nodes', 'listeners', 'mounts'],
  throttle: 1,
  mostRepetitions: 3,
  page: ({ markup }) =>
    documentWith({ script: mortarScript, style: accordionStyle + imageStyle, body: markup }),
  async measure(visit, { name }) {
    await enterPage(visit);
    await visit.page.evaluate(mountAgain, [name, warmUps]);
    const before = await readCountersAfterCleaning(visit);
    const done = await visit.page.evaluate(mountAgain, [name, mounts]);
    return { ...growthBetween(before, await readCountersAfterCleaning(visit)), mounts: done };
  },
  judgements: Object.keys(markupOfBlocks).flatMap((variant) => [
    { variant, figure: 'heap', budget: 256, goal: 64 },
    { variant, figure: 'nodes', budget: 0 },
    { variant, figure: 'listeners', budget: 0 },
    { variant, figure: 'mounts', exactly: mounts },
  ]),
};

function growthBetween(before, after) {
  return {
    heap: (after.JSHeapUsedSize - before.JSHeapUsedSize) / 1000,
    nodes: after.Nodes - before.Nodes,
    listeners: after.JSEventListeners - before.JSEventListeners,
  };
}

/** Runs in the page: takes the block back and lets it mount again, so many times; counts what came about. */
async function mountAgain([name, times]) {
  const { element } = window.mortar.blocks().find((block) => block.name === name);
  let done = 0;
  for (; done < times; done += 1) {
    window.mortar.unmount(element);
    window.mortar.scan(element);
    if (!(await isSoonMounted())) break;
  }
  return done;

  async function isSoonMounted() {
    for (let frame = 0; frame < 120; frame += 1) {
      if (element.dataset.blockState === 'mounted') return true;
      await new Promise(requestAnimationFrame);
    }
    return false;
  }
}
