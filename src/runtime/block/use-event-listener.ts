import { useEffect, useEffectEvent } from 'react';

/** Listens on an element of the server's, or on a window, while the component is there; the newest `listener` is called. */
export function useEventListener<Type extends keyof HTMLElementEventMap>(
  target: EventTarget | null | undefined,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent((event: Event) => listener(event as HTMLElementEventMap[Type]));
  useEffect(() => {
    target?.addEventListener(type, onEvent);
    return () => target?.removeEventListener(type, onEvent);
  }, [target, type]);
}
