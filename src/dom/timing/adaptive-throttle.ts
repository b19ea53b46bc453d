import { sumOf } from '../../data/indexes';
import { requireFunction } from '../../data/require';

/** Number of run times remembered, and factor by which their average is waited (specification, section 9). */
const SAMPLES = 22;
const WAITS = 2;

export interface Throttled<Values extends unknown[]> {
  (...values: Values): void;
  /** Drops the pending call and the wait. */
  cancel(): void;
}

/**
 * Lets a function run again only after twice its average run time, so that slow machines run it less often. Of the
 * calls made meanwhile, only the last one runs when the wait is over.
 * @throws UnexpectedValueError without a function.
 */
export function adaptiveThrottle<Values extends unknown[]>(
  run: (...values: Values) => void,
): Throttled<Values> {
  requireFunction('The throttled function', run);
  const samples: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Values | undefined;

  function throttled(...values: Values): void {
    if (timer === undefined) runAndWait(values);
    else waiting = values;
  }

  function runAndWait(values: Values): void {
    const started = Date.now();
    try {
      run(...values);
    } finally {
      samples.push(Date.now() - started);
      if (samples.length > SAMPLES) samples.shift();
      timer = setTimeout(endWait, WAITS * average(samples));
    }
  }

  function endWait(): void {
    const values = waiting;
    timer = undefined;
    waiting = undefined;
    if (values) runAndWait(values);
  }

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  }

  return Object.assign(throttled, { cancel });
}

function average(samples: readonly number[]): number {
  return sumOf(samples) / samples.length;
}
