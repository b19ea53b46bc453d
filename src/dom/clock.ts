import { guarded } from '../data/guarded';

/** Milliseconds since 1970; from the page's timer if another script broke the clock. */
export function now(): number {
  return finite(() => Date.now()) ?? Math.round((finite(() => performance.timeOrigin) ?? 0) + timer());
}

/** Milliseconds since the page started; 0 if the browser can't tell. */
export function timer(): number {
  return finite(() => performance.now()) ?? 0;
}

function finite(read: () => number): number | undefined {
  const time = guarded(read);
  return Number.isFinite(time) ? time : undefined;
}

/** Milliseconds since `started`; also shown in the browser's performance tools. */
export function measure(name: string, started: number): number {
  const milliseconds = timer() - started;
  guarded(() => performance.measure(`rum-${name}`, { start: started, duration: milliseconds }));
  return milliseconds;
}
