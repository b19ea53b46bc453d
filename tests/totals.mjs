import { writeFileSync } from 'node:fs';

/** Writes the results of all tests to the file named by `TEST_TOTALS`. */
export default class TotalsReporter {
  onTestRunEnd(modules) {
    writeFileSync(process.env.TEST_TOTALS, JSON.stringify(totalsOf(modules)));
  }
}

/** Counts passed and failed tests, and names those that were skipped or passed only on a retry, with the reason. */
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

/** Why the earlier attempts failed. */
function reasonsOf(test) {
  return test
    .result()
    .errors.map(({ message }) => message)
    .join('\n  ');
}
