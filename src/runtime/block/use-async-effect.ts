import { useEffect, useEffectEvent } from 'react';
import { createDisposables, type Dispose } from '../../data/dispose';

/**
 * An asynchronous effect that runs once. The function it resolves to cleans up. `signal` is aborted on unmount; errors
 * after that are ignored.
 */
export function useAsyncEffect(
  effect: (signal: AbortSignal) => Promise<Dispose | undefined>,
  onError: (error: unknown) => void,
): void {
  const start = useEffectEvent(effect);
  const fail = useEffectEvent(onError);
  useEffect(() => {
    const { add, dispose } = createDisposables();
    const controller = new AbortController();
    const { signal } = controller;
    add(() => controller.abort());
    start(signal).then(
      (undo) => undo && add(undo),
      (error) => signal.aborted || fail(error),
    );
    return dispose;
  }, []);
}
