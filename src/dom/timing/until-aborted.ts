/**
 * Waits for a shared promise. Once `signal` is aborted it rejects and releases the waiting caller, so that a promise
 * that settles late, or never, keeps nothing alive.
 */
export function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject);
  });
}
