import type { BlockName, ErrorPlace, Stop } from '../types';
import * as page from './page';

/** Page-wide events and what they tell. On the page each is a `mortar:<event>` CustomEvent. */
export interface MortarEvents {
  initialised: undefined;
  mounted: { name: BlockName; element: HTMLElement };
  unmounted: { name: BlockName; element: HTMLElement };
  failed: { name: BlockName; element: HTMLElement; error: unknown };
  /** The visitor's answer: yes, no, or not given. */
  consent: { allowed: boolean | undefined };
  error: { error: unknown; where: ErrorPlace };
}

export type EventName = keyof MortarEvents;
type Listener<Name extends EventName> = (detail: MortarEvents[Name]) => void;

export interface EventBus {
  on<Name extends EventName>(event: Name, listener: Listener<Name>): Stop;
  /** Tells the listeners, then the page: from `element` where it is on the page, else from the document. */
  emit<Name extends EventName>(event: Name, detail: MortarEvents[Name], element?: HTMLElement): void;
}

export function createEvents(): EventBus {
  const listeners = new Map<EventName, Set<Listener<never>>>();
  return {
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return () => known.delete(listener);
    },
    emit(event, detail, element) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(detail as never);
        } catch (error) {
          console.error(error); // a listener of the page must not stop the next one
        }
      }
      const message = new CustomEvent(`mortar:${event}`, { detail, bubbles: true });
      if (element?.isConnected) element.dispatchEvent(message);
      else page.dispatch(message);
    },
  };
}
