import { ChunkLoadError } from '../../data/errors';
import type { ChunkModules } from '../../runtime/chunks';
import type { Runtime } from '../../runtime/types';

/** Milliseconds a visitor waits for the lightbox after a click. */
const TIMEOUT = 5000;

/** Everything the first frame would wait for: the lightbox and its styles. */
export async function loadStyled(runtime: Runtime, signal: AbortSignal): Promise<void> {
  const { styleAhead } = await loadLightbox(runtime);
  styleAhead(runtime, signal);
}

/** Requests the shared code that the chunk is about to ask for together with it, not after it. */
function loadLightbox({ chunks }: Runtime): Promise<ChunkModules['lightbox']> {
  chunks.load('modal').catch(() => {}); // the chunk asks again, and fails
  return chunks.load('lightbox');
}

/** A chunk that neither loads nor fails times out. */
export function loadInTime(runtime: Runtime): Promise<ChunkModules['lightbox']> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ChunkLoadError('lightbox', `no response within ${TIMEOUT} ms`));
    const timer = setTimeout(giveUp, TIMEOUT);
    const load = loadLightbox(runtime).finally(() => clearTimeout(timer));
    load.then(resolve, reject);
  });
}
