import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowsers } from './find-browser.mjs';

/** Tests that may pass only on a retry, because of a busy machine; more are a fault of the tests. */
const MOST_RETRIED = 3;

/** Runs every check as a separate command; the last line counts passed and failed tests. */
const report = join(mkdtempSync(join(tmpdir(), 'mortar-')), 'totals.json');
const totals = { passed: 0, failed: 0 };

const { browser, shell } = findBrowsers();
process.env.CHROME_PATH = browser;
process.env.HEADLESS_PATH = shell;
process.env.TEST_TOTALS = report;
check('types', 'npx', ['tsc', '--noEmit']);
check('lint', 'npx', ['biome', 'check', '.']);
check('build and budgets', 'node', ['build.mjs']);
// Arguments after `npm test --` are for the tests: `--changed`, or names of files.
const reporters = ['--reporter=default', '--reporter=./tests/totals.mjs'];
countTests(run('npx', ['vitest', 'run', ...reporters, ...process.argv.slice(2)]));
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed ? 1 : 0;

function check(name, command, args) {
  count(name, run(command, args) === 0);
}

function count(name, isPassed) {
  totals[isPassed ? 'passed' : 'failed']++;
  console.log(`${isPassed ? 'ok' : 'FAILED'}: ${name}`);
}

function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status;
}

/** A run that crashed before counting counts as a failure. */
function countTests(status) {
  try {
    const { passed, failed, skipped, retried } = JSON.parse(readFileSync(report, 'utf8'));
    totals.passed += passed;
    totals.failed += Math.max(failed, status === 0 ? 0 : 1);
    if (!process.argv.includes('-t')) for (const name of skipped) console.log(`Skipped: ${name}`);
    for (const name of retried) console.log(`Passed only when tried again: ${name}`);
    count(`at most ${MOST_RETRIED} tests tried again (${retried.length})`, retried.length <= MOST_RETRIED);
  } catch {
    totals.failed++;
  }
}
