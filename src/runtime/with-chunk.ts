import type { ChunkModules, ChunkName } from './chunks';
import { reportOnce } from './report';
import type { Runtime } from './types';

/**
 * Runs code for a step with a chunk that isn't part of the script. Never rejects; errors are reported under the chunk's
 * name.
 */
export async function withChunk<Name extends ChunkName>(
  runtime: Runtime,
  name: Name,
  use: (chunk: ChunkModules[Name]) => unknown,
  onFail?: () => void,
): Promise<void> {
  try {
    await use(await runtime.chunks.load(name));
  } catch (error) {
    reportOnce(runtime, error, { kind: 'initializer', name });
    onFail?.();
  }
}
