/** Undoes what its maker did. */
export type Dispose = () => void;

/**
 * Functions to be called together, the latest first, even if some of them throw. One added after disposal is called at
 * once.
 */
export interface Disposables {
  add(stop: Dispose): void;
  dispose(): void;
  isDisposed(): boolean;
}

export function createDisposables(): Disposables {
  const stops: Dispose[] = [];
  let isDisposed = false;
  function dispose(): void {
    isDisposed = true;
    const stop = stops.pop();
    if (!stop) return;
    try {
      stop();
    } finally {
      dispose();
    }
  }
  return {
    add(stop) {
      if (isDisposed) stop();
      else stops.push(stop);
    },
    dispose,
    isDisposed: () => isDisposed,
  };
}
