import { expect, test } from 'vitest';
// @ts-expect-error a module of the test run has no types
import { totalsOf } from '../totals.mjs';

const testCase = (fullName: string, state: string, retryCount = 0, errors: object[] = []) => ({
  fullName,
  module: { relativeModuleId: 'tests/oven.test.ts' },
  result: () => ({ state, errors }),
  diagnostic: () => (state === 'skipped' ? undefined : { retryCount }),
});

const moduleOf = (...tests: object[]) => ({ children: { allTests: () => tests } });

test('the totals name every test that was skipped, or passed only when it was tried again, and why', () => {
  const errors = [{ message: 'expected 200 to be 20' }, { message: 'too hot' }];
  const modules = [
    moduleOf(testCase('oven > heats', 'passed'), testCase('oven > cools', 'passed', 2, errors)),
    moduleOf(testCase('oven > breaks', 'failed', 2), testCase('oven > rests', 'skipped')),
  ];
  expect(totalsOf(modules)).toEqual({
    passed: 2,
    failed: 1,
    skipped: ['tests/oven.test.ts > oven > rests'],
    retried: ['tests/oven.test.ts > oven > cools (2): expected 200 to be 20\n  too hot'],
  });
});
