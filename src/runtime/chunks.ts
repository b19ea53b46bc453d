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

/** Milliseconds after which a try is given up; what else a page waits for has the same (specification, section 9). */
const PATIENCE = 30_000;

/**
 * Chunks lie beside the script's own file, whatever the page's `<base>` says.
 * A failed address stays failed in Firefox before 155, so each try after a failure has a query of its own.
 */
export function createChunks(base: string): Chunks {
  const loading = new Map<ChunkName, Promise<unknown>>();
  let failures = 0;

  function fetchChunk(name: ChunkName, isSecondTry?: true): Promise<unknown> {
    // Shared parts are asked for together with the chunk, not after it.
    import(`${base}chunks/${manifest.base}.js`).catch(() => {});
    const query = failures ? `?r=${failures}` : '';
    return inTime(import(`${base}chunks/${name}-${manifest.release}.js${query}`)).catch((error) => {
      failures++;
      if (!isSecondTry) return fetchChunk(name, true);
      loading.delete(name); // a later wish tries anew
      throw new ChunkLoadError(name, error);
    });
  }

  return {
    load(name) {
      const known = loading.get(name) ?? fetchChunk(name);
      loading.set(name, known);
      return known as Promise<never>;
    },
  };
}

/** By the browser's own clock, which no script of the page sets. */
function inTime(module: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, refuse) => {
    module.then(resolve, refuse);
    AbortSignal.timeout(PATIENCE).onabort = () => refuse('no answer');
  });
}
