import { timer } from './clock';
/**
 * Work in turns: many small pieces on one page must not add up to a task that blocks it.
 * `await turn()` before a piece; once a turn has lasted its time the next piece waits for a new task.
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

/** Lets the browser do what is due before the work goes on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
