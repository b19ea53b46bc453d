import { useEffect, useEffectEvent } from 'react';

type Events = HTMLElementEventMap & WindowEventMap;

// From the prototype: form controls can shadow a form's own members.
const { addEventListener, removeEventListener } = EventTarget.prototype;

/** Listens on a server element or a window while the component is mounted; always calls the latest `listener`. */
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
