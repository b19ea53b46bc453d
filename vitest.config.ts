import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { blockFactsInVite } from './build/plugins/block-facts.mjs';
import { cssTextInVite } from './build/plugins/css-text.mjs';

const define = { MORTAR_VERSION: JSON.stringify('test'), REACT_VERSION: JSON.stringify('test') };

/** What also runs without a window: the library on a server, and what the command line reads. */
const WITHOUT_WINDOW = 'tests/{unit,property}/**/*.node.test.ts';

/** The files that run one suite for many pages, blocks or calls: small files that take the longest. */
const LONG = /\/tests\/(contract|browser\/(demo|faults))\//;

/** Began one of these last, the other workers would wait for it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        define,
        plugins: [cssTextInVite, blockFactsInVite],
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['tests/{unit,property}/**/*.test.ts'],
          exclude: [WITHOUT_WINDOW],
          testTimeout: 60_000, // properties try thousands of values, also on a slow machine
          hookTimeout: 60_000,
          isolate: false, // a worker's files share one window and read their modules once
        },
      },
      {
        define,
        plugins: [cssTextInVite, blockFactsInVite],
        test: {
          name: 'node',
          environment: 'node',
          include: [WITHOUT_WINDOW],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        define,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/{browser,contract}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          isolate: false, // a worker's files share one browser and read their modules once
          maxWorkers: Math.min(6, availableParallelism() + 2), // each waits for its browser half of the time
          retry: 2, // a machine under load loses a frame or a second now and then
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
