import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINE_NAMES, findEngine } from './find-engines.mjs';
import { sortResults, tableOf, withoutTest } from './results.mjs';

const COMMON = ['vitest', 'run', '--reporter=./tests/engines/reporter.mjs', '--passWithNoTests'];
const SUITE = ['--project', 'browser', '--retry=1', '--testTimeout=60000'];
/** Each worker has a screen, a proxy and a browser with several processes. */
const SETTINGS = { webkit: { VITEST_MAX_WORKERS: '2' } };
/** Firefox keeps memory of every page that it has shown, so the whole suite runs in parts, each with new browsers. */
const PARTS = { firefox: 8 };

const args = process.argv.slice(2);
const named = args.filter((arg) => ENGINE_NAMES.includes(arg));
const patterns = args.filter((arg) => !ENGINE_NAMES.includes(arg));

if (!existsSync('dist/mortar.js')) run('node', ['build.mjs']);
const results = (named.length ? named : ENGINE_NAMES).map(testIn);
console.log(tableOf(results));
process.exitCode = results.some(({ failed }) => failed.length) ? 1 : 0;

/** All tests of an engine, or those in the files that were asked for. */
function testIn(engine) {
  const version = findEngine(engine);
  console.log(`\n${engine} ${version}`);
  const parts = (!patterns.length && PARTS[engine]) || 1;
  const tests = Array.from({ length: parts }, (_, index) => testPart(engine, `${index + 1}/${parts}`)).flat();
  const result = sortResults(engine, tests);
  if (!patterns.length) result.failed.push(...withoutTest(engine, tests));
  return { ...result, version };
}

function testPart(engine, part) {
  const report = join(mkdtempSync(join(tmpdir(), 'mortar-')), 'results.json');
  const settings = { MORTAR_ENGINE: engine, ENGINE_RESULTS: report, ...SETTINGS[engine] };
  run('npx', [...COMMON, ...SUITE, `--shard=${part}`, ...patterns], settings);
  return existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : [{ name: `part ${part} of the run`, state: 'failed', error: 'ended before its tests did' }];
}

function run(command, options, env = {}) {
  return spawnSync(command, options, { stdio: 'inherit', env: { ...process.env, ...env } }).status;
}
