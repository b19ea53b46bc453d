import { timer } from './clock';

/** Milliseconds of one turn: shorter ones cost more, since the browser may draw the page after each. */
const TURN = 24;

/**
 * A cooperative scheduler: many small jobs must not add up to a blocking task. Call `await turn()` before each job;
 * once a turn has used up its time, the next job waits for a new task.
 */
export function createScheduler(): () => Promise<void> {
  let started = timer();
  let last = Promise.resolve();
  const takeTurn = async () => {
    if (timer() - started < TURN) return;
    await nextTask();
    started = timer();
  };
  return () => {
    last = last.then(takeTurn);
    return last;
  };
}

/** Yields to the browser before the work continues. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
