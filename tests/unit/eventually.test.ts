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
