import { pageOf } from '../../../tests/browser/harness.ts';
import { type Bench, countLeft, heapGrowth, longestTask, openPage } from '../page.ts';
import { atMost, exactly, type Figure } from './figure.ts';

const ERRORS = 10_000;

/** A hundred errors every 50 ms, then the time until they are reported. */
const THROW_ERRORS = `(async () => {
  for (let index = 0; index < ${ERRORS}; index++) {
    setTimeout(() => { throw new TypeError('Dough ' + index + ' did not rise'); });
    if (index % 100 === 99) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await new Promise((resolve) => setTimeout(resolve, 3000));
})()`;

/** Errors of the page's own script within five seconds. */
export async function measureErrors(bench: Bench): Promise<Figure[]> {
  const loaded = await openPage(bench, { html: pageOf({ body: '<p>Words</p>' }) });
  const { page, requests } = loaded;
  const before = await countLeft(loaded);
  await page.evaluate(THROW_ERRORS);
  const sent = requests.filter((url) => url.includes('RecordJavascriptErrors')).length;
  const kept = await page.evaluate<number>('mortar.initializers().length && mortar.blocks().length');
  const after = await countLeft(loaded);
  const growth = heapGrowth(before, after);
  const task = await longestTask(loaded);
  const thrown = loaded.errors.length;
  await loaded.close();
  return [
    exactly('Errors thrown by the page', thrown, ERRORS),
    atMost('Reports sent', sent, 20),
    atMost('Heap left, in kB', growth, 5000),
    { what: 'Longest task', value: `${task} ms` },
    exactly('The script still answers', kept, 0),
  ];
}
