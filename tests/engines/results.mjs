import { NOT_POSSIBLE } from './not-possible.mjs';

/** A driver that is ours says itself what it cannot do: `cannot.ts`. */
const REFUSAL = /WebKit’s driver cannot [^\n]*/;

/** Sorts the tests of an engine, each `{ name, state, error }`, into those that count and those that it cannot run. */
export function sortResults(engine, tests, list = NOT_POSSIBLE) {
  const result = { engine, passed: 0, failed: [], impossible: new Map() };
  for (const { name, state, error } of tests) {
    if (state === 'skipped') continue;
    const reason = list[engine].find(([pattern]) => pattern.test(name))?.[1] ?? REFUSAL.exec(error)?.[0];
    if (reason && state === 'passed')
      result.failed.push({ name, error: `is possible now; it was: ${reason}` });
    else if (reason) result.impossible.set(reason, (result.impossible.get(reason) ?? 0) + 1);
    else if (state === 'passed') result.passed++;
    else result.failed.push({ name, error });
  }
  return result;
}

/** Names of tests that no longer exist, so that an entry does not stay when its test is renamed or moved. */
export function withoutTest(engine, tests, list = NOT_POSSIBLE) {
  const unknown = list[engine].filter(([pattern]) => !tests.some(({ name }) => pattern.test(name)));
  return unknown.map(([pattern]) => ({ name: String(pattern), error: 'is the name of no test' }));
}

/** The table at the end of a run, and below it what failed and what was not possible, with the reasons. */
export function tableOf(results) {
  const rows = results.map(({ engine, version, passed, failed, impossible }) => [
    `${engine} ${version}`,
    passed,
    failed.length,
    [...impossible.values()].reduce((sum, count) => sum + count, 0),
  ]);
  const head = ['engine', 'passed', 'failed', 'not possible'];
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  const reasons = results.flatMap(({ engine, impossible }) =>
    [...impossible].map(([reason, count]) => `${engine}: ${count} not possible. ${reason}`),
  );
  const faults = results.flatMap(({ engine, failed }) =>
    failed.map(({ name, error }) => `FAILED in ${engine}: ${name}\n    ${error}`),
  );
  return [...faults, ...reasons, '', ...lines].join('\n');
}
