/** Undoes what its maker did. */
export type Dispose = () => void;

/** Things to be taken back together, the latest first. What arrives after the end is taken back at once. */
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
