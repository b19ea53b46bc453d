import { useEffect, useEffectEvent } from 'react';

type Events = HTMLElementEventMap & WindowEventMap;

// By the class: a form's fields shadow its own members.
const { addEventListener, removeEventListener } = EventTarget.prototype;

/** Listens on an element of the server's, or on a window, while the component is there; the newest `listener` is called. */
export function useEventListener<Type extends keyof Events>(
  target: EventTarget | null | undefined,
  type: Type,
  listener: (event: Events[Type]) => void,
): void {
  const onEvent = useEffectEvent((event: Event) => listener(event as Events[Type]));
  useEffect(() => {
    if (!target) return;
    addEventListener.call(target, type, onEvent);
    return () => removeEventListener.call(target, type, onEvent);
  }, [target, type]);
}
