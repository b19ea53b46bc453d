import { type EffectCallback, useEffect, useEffectEvent } from 'react';

/** An effect that runs once; its listeners are added with a signal that is aborted on unmount. */
export function useSignalEffect(effect: (signal: AbortSignal) => ReturnType<EffectCallback>): void {
  const start = useEffectEvent(effect);
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
