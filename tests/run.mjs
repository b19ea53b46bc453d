import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';

/** Everything that must hold, each command on its own; the last line counts what passed and what failed. */
const report = join(mkdtempSync(join(tmpdir(), 'mortar-')), 'vitest.json');
const totals = { passed: 0, failed: 0 };

process.env.CHROME_PATH = findBrowser();
check('types', 'npx', ['tsc', '--noEmit']);
check('lint', 'npx', ['biome', 'check', '.']);
check('build and budgets', 'node', ['build.mjs']);
const tests = run('npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${report}`,
]);
countTests(tests);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed ? 1 : 0;

function check(name, command, args) {
  const isPassed = run(command, args) === 0;
  totals[isPassed ? 'passed' : 'failed']++;
  console.log(`${isPassed ? 'ok' : 'FAILED'}: ${name}`);
}

function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status;
}

/** A run that broke before it could count is a failure of its own. */
function countTests(status) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    totals.passed += numPassedTests;
    totals.failed += Math.max(numFailedTests, status === 0 ? 0 : 1);
  } catch {
    totals.failed++;
  }
}
