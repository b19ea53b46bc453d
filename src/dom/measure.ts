import { timer } from './clock';
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
