import { guarded } from '../data/guarded';

/** Milliseconds since 1970, by the page's own timer where another script broke the clock. */
export function now(): number {
  return finite(() => Date.now()) ?? Math.round((finite(() => performance.timeOrigin) ?? 0) + timer());
}

/** Milliseconds since the page began; 0 where the browser cannot tell. */
export function timer(): number {
  return finite(() => performance.now()) ?? 0;
}

function finite(read: () => number): number | undefined {
  const time = guarded(read);
  return Number.isFinite(time) ? time : undefined;
}

/** How long something of ours took since `started`, in milliseconds; the browser's own tools show it as well. */
export function measure(name: string, started: number): number {
  const milliseconds = timer() - started;
  try {
    performance.measure(`rum-${name}`, { start: started, duration: milliseconds });
  } catch {
    // Another script has replaced the browser's clock.
  }
  return milliseconds;
}
