import { writeFileSync } from 'node:fs';

/** Writes what became of all tests to the file that `TEST_TOTALS` names. */
export default class TotalsReporter {
  onTestRunEnd(modules) {
    writeFileSync(process.env.TEST_TOTALS, JSON.stringify(totalsOf(modules)));
  }
}

/** How many tests passed and failed, and the names of those that were skipped, or passed only when tried again, with the reason. */
export function totalsOf(modules) {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (state) => tests.filter((test) => test.result().state === state);
  return {
    passed: inState('passed').length,
    failed: inState('failed').length,
    skipped: inState('skipped').map((test) => `${test.module.relativeModuleId} > ${test.fullName}`),
    retried: inState('passed')
      .filter((test) => test.diagnostic()?.retryCount)
      .map(
        (test) =>
          `${test.module.relativeModuleId} > ${test.fullName} (${test.diagnostic().retryCount}): ${reasonsOf(test)}`,
      ),
  };
}

/** What the earlier tries failed of. */
function reasonsOf(test) {
  return test
    .result()
    .errors.map(({ message }) => message)
    .join('\n  ');
}
