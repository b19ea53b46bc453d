import { type EffectCallback, useEffect } from 'react';

/**
 * An effect that runs once, with the props of the first render; its listeners are added with a signal that is aborted on
 * unmount.
 */
export function useSignalEffect(start: (signal: AbortSignal) => ReturnType<EffectCallback>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => {
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
  }, []);
}
