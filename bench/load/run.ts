import { parseArgs } from 'node:util';
import { startServer } from '../../demo-pages/server/server.ts';
import { launch } from '../../tests/browser/launch-browser.ts';
import { measureBlocks } from './crowds/blocks.ts';
import { measureErrors } from './crowds/errors.ts';
import type { Figure } from './crowds/figure.ts';
import { measureImages } from './crowds/images.ts';
import { measureMessages } from './crowds/messages.ts';
import { blocksNamed, type MountResult, measureMounts } from './mounts.ts';
import { describeResults, isHeld, type LoadResults, writeResults } from './report.ts';

const { values } = parseArgs({
  options: {
    /** The page notes a number below a thousand; the results for only some blocks are not written. */
    mounts: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
  },
});

const CROWDS = {
  '1,000 blocks on one page': measureBlocks,
  '5,000 pictures on one page': measureImages,
  '10,000 errors in five seconds': measureErrors,
  '10,000 messages of a foreign frame': measureMessages,
};

const times = Number(values.mounts);
if (!(Number.isInteger(times) && times > 0)) throw new Error('--mounts takes a whole number above 0');
const blocks = blocksNamed(values.only);
const server = await startServer({ port: 0 });
const browser = await launch();
const bench = { browser, server };

const crowds: Record<string, readonly Figure[]> = {};
if (!values.only)
  for (const [title, measure] of Object.entries(CROWDS))
    crowds[title] = await withProgress(title, () => measure(bench));

const mounts: MountResult[] = [];
for (const block of blocks)
  mounts.push(await withProgress(`${times} mounts of ${block[0]}`, () => measureMounts(bench, block, times)));

await browser.close();
await server.close();

const results: LoadResults = { browser: browser.version(), crowds, mounts };
const text = describeResults(results);
console.log(text);
if (!values.only) await writeResults(text);
process.exitCode = isHeld(results) ? 0 : 1;

/** Shows the progress of a measurement, its duration and its result, since a run takes minutes. */
async function withProgress<T>(title: string, measure: () => Promise<T>): Promise<T> {
  const start = Date.now();
  process.stderr.write(`${title} … `);
  const result = await measure();
  const seconds = Math.round((Date.now() - start) / 1000);
  console.error(`${seconds} s`, JSON.stringify(result));
  return result;
}
