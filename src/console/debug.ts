import { clearCookie, writeCookie } from '../runtime/cookies';
import type { EventName } from '../runtime/events';
import type { Stop } from '../types';
import type { ConsoleParts } from './console';
import { DEBUG_COOKIE } from './debug-cookie';

const EVENTS: readonly EventName[] = ['initialised', 'mounted', 'unmounted', 'failed', 'consent', 'error'];

let stops: Stop[] = [];

/** Logs each step, on wish; the wish is kept for the session. */
export function debug({ runtime, start }: Pick<ConsoleParts, 'runtime' | 'start'>, on = true): void {
  for (const stop of stops.splice(0)) stop();
  if (on) writeCookie(DEBUG_COOKIE, 'on');
  else clearCookie(DEBUG_COOKIE);
  if (!on) return;
  console.log('mortar steps', start.steps);
  stops = EVENTS.map((event) => runtime.events.on(event, (detail) => console.log(`mortar ${event}`, detail)));
}
