import { type DependencyList, type EffectCallback, useEffect } from 'react';
import type { Dispose } from '../../data/dispose';

type Start = (signal: AbortSignal) => ReturnType<EffectCallback>;

/**
 * An effect whose listeners are added with a signal that is aborted when it ends. By default it runs once, with the props
 * of the first render.
 */
export function useSignalEffect(start: Start, dependencies: DependencyList = []): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller's
  useEffect(() => startWithSignal(start), dependencies);
}

function startWithSignal(start: Start): Dispose {
  const controller = new AbortController();
  const end = () => controller.abort();
  try {
    const stop = start(controller.signal);
    return () => {
      stop?.();
      end();
    };
  } catch (error) {
    end();
    throw error;
  }
}
