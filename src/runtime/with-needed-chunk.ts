import { once } from '../dom/page';
import type { ChunkName } from './chunks';
import type { Runtime } from './types';
import { whenAlive } from './when-alive';
import { type Use, withChunk } from './with-chunk';

/** Milliseconds until a chunk that the page needs is asked for again; each time it fails, three times as many. */
const AGAIN = 10_000;
const LONGEST = 600_000;

/**
 * As `withChunk`, for what the page would miss until it is loaded again, such as its menu: a chunk that fails is asked
 * for again later, or as soon as the connection is back, and used once the page is alive.
 */
export function withNeededChunk<Name extends ChunkName>(
  runtime: Runtime,
  name: Name,
  use: Use<Name>,
  onFail?: () => void,
  delay = AGAIN,
): void {
  const askAgain = once(() => withNeededChunk(runtime, name, use, onFail, Math.min(3 * delay, LONGEST)));
  const waitAndAsk = () => {
    addEventListener('online', askAgain, { once: true });
    setTimeout(askAgain, delay);
  };
  runtime.chunks.load(name).catch(waitAndAsk);
  withChunk(runtime, name, (chunk) => whenAlive(runtime).then(() => use(chunk)), onFail); // the same request
}
