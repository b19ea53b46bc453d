import type { Dispose } from '../data/dispose';
import { memberOf } from '../dom/member';
import * as page from '../dom/page';
import type { BlockName } from './block-entry';
import { recall } from './storage';

/** Where an error occurred; shown in the console and sent with the report. */
export interface ErrorPlace {
  readonly kind: 'page' | 'initializer' | 'block' | 'ui' | 'author';
  readonly name: string;
}

/** One start step, as support staff see it. */
export interface StartedStep {
  readonly name: string;
  readonly order: number;
  /** Whether it runs at once or when the page is idle. */
  readonly when: 'now' | 'idle';
  state: 'waiting' | 'done' | 'failed';
  milliseconds?: number;
  error?: unknown;
}

/** Page-wide events and their details. On the page, each is a `mortar:<event>` CustomEvent. */
interface MortarEvents {
  /** A start step has run. */
  step: StartedStep;
  initialised: undefined;
  mounted: { name: BlockName; element: HTMLElement };
  unmounted: { name: BlockName; element: HTMLElement };
  failed: { name: BlockName; element: HTMLElement; error: unknown };
  /** The visitor's answer; `undefined` if none. `simulated` if set by support staff. */
  consent: { allowed: boolean | undefined; simulated?: boolean };
  /** The whole page was scanned, at the start or by hand. */
  scanned: undefined;
  /** Everything was unmounted, by `mortar.unmount()` or `Squarespace.globalDestroy()`. */
  destroyed: undefined;
  error: { error: unknown; where: ErrorPlace };
  /** The test variant forced for this session. */
  'ab-variant': { test: string; variant: string };
}

/**
 * Set for the session while support staff debug the page. Kept in the session storage: the first look at the cookies
 * stops a page at its start for 10 ms.
 */
export const DEBUG_KEY = 'mortar-debug';

export type EventName = keyof MortarEvents;
type Listener<Name extends EventName> = (detail: MortarEvents[Name]) => void;

export interface EventBus {
  /** Whether each event is printed, for support staff. */
  isLogged: boolean;
  on<Name extends EventName>(event: Name, listener: Listener<Name>): Dispose;
  /** Calls the listeners, then dispatches the DOM event: on `element` if it is on the page, else on the document. */
  emit<Name extends EventName>(event: Name, detail: MortarEvents[Name], element?: HTMLElement): void;
}

export function createEvents(): EventBus {
  const bus = new EventTarget();
  const events: EventBus = {
    isLogged: recall(DEBUG_KEY) !== undefined,
    on(event, listener) {
      const handle = (message: Event) => listener((message as CustomEvent).detail);
      bus.addEventListener(event, handle);
      return () => bus.removeEventListener(event, handle);
    },
    emit(event, detail, element) {
      if (events.isLogged) console.log(`mortar ${event}`, detail);
      bus.dispatchEvent(new CustomEvent(event, { detail }));
      const message = new CustomEvent(`mortar:${event}`, { detail, bubbles: true });
      if (element && memberOf(element, 'isConnected')) memberOf(element, 'dispatchEvent')(message);
      else page.dispatch(message);
    },
  };
  return events;
}
