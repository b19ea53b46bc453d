import type { ChunkModules, ChunkName } from './chunks';
import type { Runtime } from './types';

/** Runs code for a step with a chunk that most pages never load. Errors are reported under the chunk's name. */
export function withChunk<Name extends ChunkName>(
  runtime: Runtime,
  name: Name,
  use: (chunk: ChunkModules[Name]) => unknown,
  onFail?: () => void,
): void {
  runtime.chunks
    .load(name)
    .then(use)
    .catch((error) => {
      runtime.report(error, { kind: 'initializer', name });
      onFail?.();
    });
}
