import { useRef } from 'react';
import { useEventListener } from '../runtime/block/use-event-listener';

/**
 * Delays a listener until no mouse button is down: a click is lost if its target moves in between. The mouse events of
 * a tap count too.
 */
export function useAfterPress(listener: (event: Event) => void): (event: Event) => void {
  const isPressed = useRef(false);
  useEventListener(window, 'mousedown', () => {
    isPressed.current = true;
  });
  useEventListener(window, 'mouseup', () => {
    isPressed.current = false;
  });
  return (event) => {
    if (!isPressed.current) return listener(event);
    const late = () => setTimeout(listener, 0, event); // the click follows in the same task
    addEventListener('mouseup', late, { once: true });
  };
}
