import type { ChunkModules, ChunkName } from './chunks';
import { reportOnce } from './report';
import type { Runtime } from './types';

export type Use<Name extends ChunkName> = (chunk: ChunkModules[Name]) => unknown;

/** Runs code for a step with a chunk that most pages never load. Errors are reported under the chunk's name. */
export function withChunk<Name extends ChunkName>(
  runtime: Runtime,
  name: Name,
  use: Use<Name>,
  onFail?: () => void,
): void {
  runtime.chunks
    .load(name)
    .then(use)
    .catch((error) => {
      reportOnce(runtime, error, { kind: 'initializer', name });
      onFail?.();
    });
}
