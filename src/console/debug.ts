import { clearCookie, writeCookie } from '../runtime/cookies';
import { DEBUG_COOKIE } from '../runtime/events';
import type { ConsoleParts } from './console';

/** Logs each step, on wish; the wish is kept for the session, so the next page is logged from its first step on. */
export function debug({ runtime, start }: ConsoleParts, on = true): void {
  runtime.events.isLogged = on;
  if (on) writeCookie(DEBUG_COOKIE, 'on');
  else clearCookie(DEBUG_COOKIE);
  if (on) console.log('mortar steps', start.steps);
}
