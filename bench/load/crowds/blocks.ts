import { pageOf } from '../../../tests/browser/harness.ts';
import { contracts } from '../../../tests/contract/contracts.ts';
import { type Bench, countLeft, type LoadedPage, longestTask, openPage } from '../page.ts';
import { exactly, type Figure } from './figure.ts';

const BLOCKS = 1000;

/** Blocks without scripts of vendors. */
const MIXED = ['accordion', 'menu', 'button', 'audio', 'gallery', 'search', 'summary', 'text-highlight'];

/** Blocks of eight kinds, all near the viewport. */
export async function measureBlocks(bench: Bench): Promise<Figure[]> {
  const kinds = contracts.filter(([name]) => MIXED.includes(name));
  const blocks = Array.from({ length: BLOCKS }, (_, index) => {
    const [html = ''] = Object.values(kinds[index % kinds.length]?.[1].markup ?? {});
    return `<div style="position:absolute;top:${index % 600}px">${html}</div>`;
  });
  const loaded = await openPage(bench, {
    html: pageOf({ body: blocks.join('') }),
    before: RECORD_LAST_MOUNT,
  });
  const { page } = loaded;
  const mounted = await untilAllMounted(loaded);
  const time = await page.evaluate<number>('Math.round(lastMount)');
  const task = await longestTask(loaded);
  const { heap } = await countLeft(loaded);
  await loaded.close();
  return [
    exactly('Blocks mounted', mounted, BLOCKS),
    { what: 'Until the last one is mounted, from the first byte', value: `${time} ms` },
    { what: 'Longest task', value: `${task} ms` },
    { what: 'Heap of the page', value: `${Math.round(heap / 1000)} MB` },
    exactly('Uncaught errors', loaded.errors.length, 0),
  ];
}

const RECORD_LAST_MOUNT = `
  window.lastMount = 0;
  addEventListener('DOMContentLoaded', () => {
    const note = () => { lastMount = performance.now(); };
    new MutationObserver(note).observe(document.body, { subtree: true, attributeFilter: ['data-block-state'] });
  });`;

/** The number of mounted blocks, once all are mounted or nothing has changed for half a minute. */
async function untilAllMounted({ page }: LoadedPage): Promise<number> {
  const mounted = 'document.querySelectorAll(\'[data-block-state="mounted"]\').length';
  await page.waitForFunction(
    `${mounted} === ${BLOCKS} || performance.now() - lastMount > 30_000`,
    undefined,
    { polling: 500, timeout: 0 },
  );
  return page.evaluate<number>(mounted);
}
