import type { Runtime } from './types';

/** Runs what came late: now, or if the page has been torn down meanwhile, once it is brought to life again. */
export function whileAlive({ blocks, events }: Runtime, run: () => void): void {
  if (!blocks.isTornDown) {
    run();
    return;
  }
  const stop = events.on('scanned', () => {
    stop();
    run();
  });
}
