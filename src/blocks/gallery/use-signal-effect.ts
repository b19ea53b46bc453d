import { type EffectCallback, useEffect, useEffectEvent } from 'react';

/** An effect that begins once and whose listeners are added with a signal, which ends when the component goes. */
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
