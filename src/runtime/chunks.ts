import manifest from 'mortar:manifest';
import { ChunkLoadError } from './errors';

/** What a chunk's module exports, by the chunk's name. */
// biome-ignore lint/suspicious/noEmptyInterface: the rows stand in chunk-modules.ts, since this folder knows no block
export interface ChunkModules {}

export type ChunkName = keyof ChunkModules;

/** Loads the parts that not every page needs. */
export interface Chunks {
  /** @throws ChunkLoadError when both the first try and the one with a changed query failed. */
  load<Name extends ChunkName>(name: Name): Promise<ChunkModules[Name]>;
}

/**
 * Chunks lie beside the script's own file, whatever the page's `<base>` says.
 * A failed address stays failed in Firefox before 155, so each further try has a query of its own.
 */
export function createChunks(base: string): Chunks {
  const loading = new Map<ChunkName, Promise<unknown>>();
  const tries = new Map<ChunkName, number>();

  function ask(name: ChunkName): Promise<unknown> {
    const failed = tries.get(name) ?? 0;
    tries.set(name, failed + 1);
    return import(`${base}chunks/${name}-${manifest.release}.js${failed ? `?r=${failed}` : ''}`);
  }

  function fetchChunk(name: ChunkName): Promise<unknown> {
    // Shared parts are asked for together with the chunk, not after it.
    import(`${base}chunks/${manifest.base}.js`).catch(() => {});
    return ask(name)
      .catch(() => ask(name))
      .catch((error) => {
        throw new ChunkLoadError(name, error);
      });
  }

  return {
    load(name) {
      const known = loading.get(name) ?? fetchChunk(name);
      loading.set(name, known);
      known.catch(() => loading.delete(name)); // a later wish tries anew
      return known as Promise<never>;
    },
  };
}
