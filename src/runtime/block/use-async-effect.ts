import { useEffect, useEffectEvent } from 'react';
import type { Dispose } from '../../data/dispose';
import { createDisposables } from '../../data/dispose';

/**
 * An effect that takes a while, begun once. What it resolves to undoes it. `signal` is aborted when the component goes;
 * an error after that is nobody's concern.
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
