import { KEY } from '../../tests/browser/dom/vendors-page.ts';
import { pageOf } from '../../tests/browser/harness.ts';
import { contracts } from '../../tests/contract/contracts.ts';
import { COUNT_TIMERS } from '../../tests/contract/suite/count-timers.ts';
import { type Bench, type Counts, countLeft, heapGrowth, type LoadedPage, openPage } from './page.ts';

/** What a block leaves behind after unmounting, and holds while mounted. */
export interface MountResult extends Counts {
  readonly name: string;
  readonly mounts: number;
  readonly timers: number;
  /** Kilobytes of the script heap for one mounted block. */
  readonly own: number;
}

/** Kilobytes that may stay: compiled code, caches of the engine. */
export const HEAP_LIMIT = 256;

/** Kilobytes that a mounted block may hold; React's root takes 34 of them. */
export const OWN_LIMIT = 60;

/** The same for a calendar: its month has up to forty cells of four elements. */
export const CALENDAR_LIMIT = 120;

/** Warm-up mounts, after which the engine has compiled and optimised everything; that stays, but only once. */
const WARM_UPS = 1000;

/** The number of blocks mounted together to find out what one of them holds. */
const COPIES = 20;

/** Number of checks: what the last mount holds is released later. */
const LOOKS = 6;

/** The blocks whose names begin with the text. @throws Error if there is none. */
export function blocksNamed(only: string): typeof contracts {
  const meant = contracts.filter(([name]) => name.startsWith(only));
  if (!meant.length) throw new Error(`No block's name begins with "${only}"`);
  return meant;
}

/** Mounts and unmounts a block a number of times, on a separate page. */
export async function measureMounts(
  bench: Bench,
  [name, { markup, context = {} }]: (typeof contracts)[number],
  times: number,
): Promise<MountResult> {
  const [html = ''] = Object.values(markup);
  const page = await openPage(bench, {
    html: pageOf({ body: `<main>${html}</main>`, context: { ...KEY, ...context } }),
    before: COUNT_TIMERS,
  });
  await becomeCalm(page);
  const left = await growthOf(page, name, times);
  const own = await memoryOfOne(page, name, html);
  await page.close();
  return { name, mounts: times, ...left, own };
}

async function becomeCalm({ page }: LoadedPage): Promise<void> {
  await page.mouse.move(1, 1); // what waits for a calm page listens too
  await page.waitForFunction(
    "mortar.initializers().some(({ name, state }) => name === 'print' && state === 'done')",
  );
}

async function growthOf(
  loaded: LoadedPage,
  name: string,
  times: number,
): Promise<Counts & { timers: number }> {
  await mountAgain(loaded, name, WARM_UPS);
  const before = await countLeft(loaded);
  const mark = await loaded.page.evaluate<number>('timerMark()');
  await mountAgain(loaded, name, times);
  let grown = await growthSince(loaded, before, mark);
  for (let look = 1; look < LOOKS && grown.nodes + grown.listeners + grown.timers > 0; look++) {
    await loaded.page.waitForTimeout(500);
    grown = await growthSince(loaded, before, mark);
  }
  return grown;
}

async function growthSince(loaded: LoadedPage, before: Counts, mark: number) {
  const timers = await loaded.page.evaluate<number>(`timersSince(${mark})`);
  const after = await countLeft(loaded);
  return {
    nodes: Math.max(0, after.nodes - before.nodes),
    listeners: Math.max(0, after.listeners - before.listeners),
    timers,
    heap: heapGrowth(before, after),
  };
}

/** Most mounts end at once; every twentieth lasts until everything has loaded. */
async function mountAgain({ page }: LoadedPage, name: string, times: number): Promise<void> {
  await page.evaluate(`(async () => {
    mortar.scan();
    const { element } = mortar.blocks().find((block) => block.name === '${name}');
    for (let count = 0; count < ${times}; count++) {
      await mortar.remount(element);
      if (count % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    ${UNMOUNT_ALL}
  })()`);
}

const UNMOUNT_ALL = `
  mortar.unmount();
  for (const list of [asked, maps, markers]) list.length = 0; // what the mocked services keep
  await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve))));`;

/** The page has the same nodes both times, so that the difference comes from mounting. */
async function memoryOfOne(loaded: LoadedPage, name: string, html: string): Promise<number> {
  const { page } = loaded;
  const mounted = await page.evaluate<number>(`(async () => {
    document.querySelector('main').innerHTML = ${JSON.stringify(html.repeat(COPIES))};
    mortar.scan();
    const ofName = () => mortar.blocks().filter((block) => block.name === '${name}');
    await Promise.all(ofName().map(({ element }) => mortar.remount(element)));
    return ofName().filter(({ state }) => state === 'mounted').length;
  })()`);
  const during = await countLeft(loaded);
  await page.evaluate(`(async () => {${UNMOUNT_ALL}})()`);
  const after = await countLeft(loaded);
  return Math.round(heapGrowth(after, during) / Math.max(1, mounted));
}
