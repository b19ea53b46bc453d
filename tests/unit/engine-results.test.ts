import { describe, expect, it } from 'vitest';
// @ts-expect-error a module of the commands has no types
import { sortResults, tableOf, withoutTest } from '../engines/results.mjs';

const LIST = { firefox: [[/counts nodes$/, 'Firefox counts no nodes.']] };
const test = (name: string, state: string, error?: string) => ({ name, state, error });

describe('the results of an engine', () => {
  it('are its tests that passed and failed, without those that are listed as not possible', () => {
    const tests = [
      test('a > opens', 'passed'),
      test('a > closes', 'failed', 'still open'),
      test('a > counts nodes', 'failed', 'no such command'),
      test('b > counts nodes', 'failed', 'no such command'),
      test('a > elsewhere', 'skipped'),
    ];
    const result = sortResults('firefox', tests, LIST);
    expect(result).toEqual({
      engine: 'firefox',
      passed: 1,
      failed: [{ name: 'a > closes', error: 'still open' }],
      impossible: new Map([['Firefox counts no nodes.', 2]]),
    });
    const table = tableOf([{ ...result, version: '153' }]);
    expect(table).toContain('| firefox 153 | 1 | 1 | 2 |');
    expect(table).toContain('FAILED in firefox: a > closes\n    still open');
    expect(table).toContain('firefox: 2 not possible. Firefox counts no nodes.');
  });

  it('fail where a test that is listed passes', () => {
    const { failed, passed } = sortResults('firefox', [test('a > counts nodes', 'passed')], LIST);
    expect(passed).toBe(0);
    expect(failed).toEqual([
      { name: 'a > counts nodes', error: 'is possible now; it was: Firefox counts no nodes.' },
    ]);
  });

  it('are not possible where the driver says that it cannot do what the test asks for', () => {
    const tests = [
      test('a > is tapped', 'failed', 'WebKit’s driver cannot tap.'),
      test('a > is closed', 'failed', 'still open'),
    ];
    const { failed, impossible } = sortResults('firefox', tests, LIST);
    expect(impossible).toEqual(new Map([['WebKit’s driver cannot tap.', 1]]));
    expect(failed).toEqual([{ name: 'a > is closed', error: 'still open' }]);
  });

  it('fail in a complete run where nothing has the name of a listed test', () => {
    expect(withoutTest('firefox', [test('a > counts nodes', 'failed')], LIST)).toEqual([]);
    expect(withoutTest('firefox', [test('a > counts', 'passed')], LIST)).toEqual([
      { name: '/counts nodes$/', error: 'is the name of no test' },
    ]);
  });
});
