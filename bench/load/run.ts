import { parseArgs } from 'node:util';
import { startServer } from '../../demo-pages/server/server.ts';
import { launch } from '../../tests/browser/harness.ts';
import { measureBlocks, measureErrors, measureImages, measureMessages } from './crowds.ts';
import { measureMounts } from './mounts.ts';
import { describeResults, isHeld, type LoadResults, writeResults } from './report.ts';

const { values } = parseArgs({
  options: {
    /** Fewer than a thousand are noted in the page; a run for one block only is not written down. */
    mounts: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
  },
});

const server = await startServer({ port: 0 });
const browser = await launch();
const bench = { browser, server };
const results: LoadResults = {
  browser: browser.version(),
  crowds: values.only
    ? {}
    : {
        '1,000 blocks on one page': await measureBlocks(bench),
        '5,000 pictures on one page': await measureImages(bench),
        '10,000 errors in five seconds': await measureErrors(bench),
        '10,000 messages of a foreign frame': await measureMessages(bench),
      },
  mounts: await measureMounts(bench, Number(values.mounts), values.only),
};
await browser.close();
await server.close();

const text = describeResults(results);
console.log(text);
if (!values.only) await writeResults(text);
process.exitCode = isHeld(results) ? 0 : 1;
