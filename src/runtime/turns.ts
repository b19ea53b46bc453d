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

/** A message goes to the end of the task queue without the delay that timers get. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
