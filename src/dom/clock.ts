import { guarded } from '../data/guarded';

/** Milliseconds since 1970, by the page's own timer where another script broke the clock. */
export function now(): number {
  return guarded(() => Date.now()) ?? Math.round(performance.timeOrigin + timer());
}

/** Milliseconds since the page began; 0 where the browser cannot tell. */
export function timer(): number {
  return guarded(() => performance.now()) ?? 0;
}
