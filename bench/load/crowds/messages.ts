import { pageOf } from '../../../tests/browser/harness.ts';
import { type Bench, countLeft, heapGrowth, longestTask, openPage } from '../page.ts';
import { atMost, exactly, type Figure } from './figure.ts';

const MESSAGES = 10_000;

/** Listens for its player's messages. */
const PLAYER =
  '<div class="sqs-video-wrapper" data-provider-name="YouTube" data-html="&lt;iframe src=&quot;https://www.youtube.com/embed/x&quot;&gt;&lt;/iframe&gt;"></div>';

const FOREIGN_FRAME = '<iframe src="https://foreign.test/"></iframe>';

/** Messages of all kinds, including those of players. */
const SEND_MESSAGES = `(async () => {
  const deep = Array.from({ length: 1000 }).reduce((inner) => [inner], 0);
  const shapes = [null, 7, 'text', '{"event":"onReady"}', '{', {}, { event: 'infoDelivery', info: { currentTime: NaN } }, [[]], deep, { method: 'ready' }];
  for (let index = 0; index < ${MESSAGES}; index++) {
    parent.postMessage(shapes[index % shapes.length], '*');
    if (index % 500 === 499) await new Promise((resolve) => setTimeout(resolve));
  }
})()`;

/** Messages of a foreign frame to a page that listens for its player's. */
export async function measureMessages(bench: Bench): Promise<Figure[]> {
  const loaded = await openPage(bench, { html: pageOf({ body: PLAYER + FOREIGN_FRAME }) });
  const { page } = loaded;
  await page.waitForFunction("mortar.blocks().every(({ state }) => state === 'mounted')");
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const before = await countLeft(loaded);
  const foreign = page.frames().find((frame) => frame.url().startsWith('https://foreign.test'));
  await foreign?.evaluate(SEND_MESSAGES);
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 1000))');
  const after = await countLeft(loaded);
  const task = await longestTask(loaded);
  await loaded.close();
  return [
    exactly('Messages sent', foreign ? MESSAGES : 0, MESSAGES),
    exactly('Lines on the console', lines.length, 0),
    exactly('Uncaught errors', loaded.errors.length, 0),
    atMost('Heap left, in kB', heapGrowth(before, after), 256),
    { what: 'Longest task', value: `${task} ms` },
  ];
}
