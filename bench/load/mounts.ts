import { COUNT_TIMERS } from '../../tests/browser/count-timers.ts';
import { KEY } from '../../tests/browser/dom/vendors-page.ts';
import { pageOf } from '../../tests/browser/harness.ts';
import { contracts } from '../../tests/contract/contracts.ts';
import { type Bench, type Counts, countLeft, type LoadedPage, openPage } from './page.ts';

/** What a block leaves behind. */
export interface MountResult extends Counts {
  readonly name: string;
  readonly mounts: number;
  readonly timers: number;
}

/** Kilobytes that may stay: compiled code, caches of the engine. */
export const HEAP_LIMIT = 256;

/** Mounts until the engine has compiled what it wants to: that stays, but only once. */
const WARM_UPS = 300;

/** Mounts and unmounts each block of the registry so many times, each on a page of its own. */
export async function measureMounts(bench: Bench, times: number, only = ''): Promise<MountResult[]> {
  const results: MountResult[] = [];
  for (const [name, { markup, context = {} }] of contracts.filter(([name]) => name.startsWith(only))) {
    const [html = ''] = Object.values(markup);
    const page = await openPage(bench, {
      html: pageOf({ body: `<main>${html}</main>`, context: { ...KEY, ...context } }),
      before: COUNT_TIMERS,
    });
    results.push({ name, mounts: times, ...(await growthOf(page, name, times)) });
    console.error(results.at(-1));
    await page.close();
  }
  return results;
}

async function growthOf(
  loaded: LoadedPage,
  name: string,
  times: number,
): Promise<Counts & { timers: number }> {
  const { page } = loaded;
  await page.mouse.move(1, 1); // what waits for a calm page listens too
  await page.waitForFunction("mortar.initializers().some(({ name }) => name === 'print')");
  await mountAgain(loaded, name, Math.min(WARM_UPS, times));
  const before = await countLeft(loaded);
  const mark = await page.evaluate<number>('timerMark()');
  await mountAgain(loaded, name, times);
  const timers = await page.evaluate<number>(`timersSince(${mark})`);
  const after = await countLeft(loaded);
  return {
    nodes: Math.max(0, after.nodes - before.nodes),
    listeners: Math.max(0, after.listeners - before.listeners),
    timers,
    heap: Math.max(0, Math.round(after.heap - before.heap)),
  };
}

/** Most mounts end at once; each twentieth lasts until what comes later is there. */
async function mountAgain({ page }: LoadedPage, name: string, times: number): Promise<void> {
  await page.evaluate(`(async () => {
    mortar.scan();
    const { element } = mortar.blocks().find((block) => block.name === '${name}');
    for (let count = 0; count < ${times}; count++) {
      await mortar.remount(element);
      if (count % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    mortar.unmount();
    for (const list of [asked, maps, markers]) list.length = 0; // the far ends' own
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve))));
  })()`);
}
