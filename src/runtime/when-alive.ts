import type { Runtime } from './types';

/** For what comes late: resolves now or, if the page has been torn down meanwhile, once it is scanned again. */
export async function whenAlive({ blocks, events }: Runtime): Promise<void> {
  if (!blocks.isTornDown) return;
  await new Promise<void>((resolve) => {
    const stop = events.on('scanned', () => {
      stop();
      resolve();
    });
  });
}
