/**
 * Waits for something that others share. Once `signal` is aborted it rejects, and whoever waited is let go of: a promise
 * that settles late or never keeps nothing of theirs.
 */
export function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject);
  });
}
