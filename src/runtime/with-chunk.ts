import type { ChunkModules, ChunkName } from './chunks';
import type { Runtime } from './types';

/** Does something for a step with a part of the script that most pages never load. Failures bear the part's name. */
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
