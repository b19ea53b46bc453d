import { expect } from 'vitest';

/**
 * Fails if a sixteenfold length takes far more than sixteen times as long; quadratic time would be 256 times as long.
 * The wide margin allows for the engine's own work, such as garbage collection.
 */
export function expectLinearTime(
  read: (text: string) => unknown,
  make: (size: number) => string,
  size = 5e4,
) {
  const [short, long] = [make(size), make(16 * size)].map((text) => shortestTime(() => read(text))) as [
    number,
    number,
  ];
  expect(long).toBeLessThan(128 * Math.max(short, LEAST));
}

/** Milliseconds; shorter times are mostly noise. */
const LEAST = 1;

/** CPU milliseconds of the fastest of several runs, which other work on the machine hardly affects. */
function shortestTime(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const started = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
