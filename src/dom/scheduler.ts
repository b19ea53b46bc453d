import { timer } from './clock';
/**
 * A cooperative scheduler: many small jobs must not add up to a blocking task. Call `await turn()` before each job;
 * once a turn has used up its time, the next job waits for a new task.
 */
export function createScheduler(milliseconds: number): () => Promise<void> {
  let started = timer();
  let last = Promise.resolve();
  const takeTurn = async () => {
    if (timer() - started < milliseconds) return;
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
