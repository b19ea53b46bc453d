/** Undoes what its maker did. */
export type Dispose = () => void;

/** Functions to be called together, the latest first. One added after disposal is called at once. */
export interface Disposables {
  add(stop: Dispose): void;
  dispose(): void;
  isDisposed(): boolean;
}

export function createDisposables(): Disposables {
  const stops: Dispose[] = [];
  let isDisposed = false;
  return {
    add(stop) {
      if (isDisposed) stop();
      else stops.push(stop);
    },
    dispose() {
      isDisposed = true;
      for (const stop of stops.splice(0).reverse()) stop();
    },
    isDisposed: () => isDisposed,
  };
}
