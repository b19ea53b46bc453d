import { parseArgs } from 'node:util';
import { startServer } from '../../demo-pages/server/server.ts';
import { launch } from '../../tests/browser/harness.ts';
import { measureBlocks, measureErrors, measureImages, measureMessages } from './crowds.ts';
import { measureMounts } from './mounts.ts';
import { describeResults, isHeld, type LoadResults, writeResults } from './report.ts';

const { values } = parseArgs({
  options: {
    /** Fewer mounts than a thousand, or one block only: such a run is not written down. */
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
if (!values.only && values.mounts === '1000') await writeResults(text);
process.exitCode = isHeld(results) ? 0 : 1;
