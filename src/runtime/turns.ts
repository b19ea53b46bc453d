/**
 * Work in turns: many small pieces on one page must not add up to a task that blocks it.
 * `await turn()` before a piece; once a turn has lasted its milliseconds the next piece waits for a new task.
 */
export function createTurns(milliseconds = 12): () => Promise<void> {
  let ends = 0;
  let last = Promise.resolve();
  return () => {
    last = last.then(() => (performance.now() < ends ? undefined : nextTask().then(renew)));
    return last;
  };
  function renew(): void {
    ends = performance.now() + milliseconds;
  }
}

/** Lets the browser do what is due before the work goes on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
