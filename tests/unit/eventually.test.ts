import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventually } from '../browser/eventually';

test.fails('eventually() without a matcher fails its test', () => {
  eventually(() => true);
});

test.fails('eventually() without a matcher fails its test when it is awaited, which does not compile', async () => {
  // @ts-expect-error
  await eventually(() => true);
});

test('eventually() waits for its matcher, also for the opposite of one', async () => {
  let looks = 0;
  await eventually(() => looks++).toBe(2);
  await eventually(() => looks++).not.toBe(3);
  expect(looks).toBeGreaterThan(3);
});

test('whatever polls does so through eventually(), which notices a missing matcher', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const polling = files.filter((file) =>
    /\bexpect\s*\.poll\s*\(/.test(readFileSync(`tests/${file}`, 'utf8')),
  );
  expect(polling.map((file) => file.replaceAll('\\', '/'))).toEqual(['browser/eventually.ts']);
});
