import { expect } from 'vitest';

/**
 * Fails when sixteen times the length takes far more than sixteen times as long; what is quadratic takes 256 times. The
 * wide margin is for what the engine does meanwhile, such as collecting the garbage of a long text.
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

/** Milliseconds under which the clock measures little but itself. */
const LEAST = 1;

/** Milliseconds of the processor for the fastest of several runs: other work on the machine hardly adds to them. */
function shortestTime(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const started = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
