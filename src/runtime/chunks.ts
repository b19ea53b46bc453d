import manifest from 'mortar:manifest';
import { ChunkLoadError } from '../data/errors';
import { guarded } from '../data/guarded';

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

/** A chunk as its file has it: what it exports, or a function that makes that of the shared parts named in `uses`. */
interface ChunkFile {
  readonly uses?: readonly string[];
  default?(...shared: unknown[]): unknown;
}

/**
 * Chunks lie beside the script's own file, whatever the page's `<base>` says.
 * A failed address stays failed in Firefox before 155, and so would whatever imports it: each try after a failure has
 * a query of its own, and chunks import nothing.
 */
export function createChunks(base: string): Chunks {
  const loading = new Map<string, Promise<unknown>>();
  let failures = 0;

  function load(name: string): Promise<unknown> {
    const known = loading.get(name) ?? link(name);
    loading.set(name, known);
    known.catch(() => loading.delete(name)); // a later wish tries anew
    return known;
  }

  async function link(name: string): Promise<unknown> {
    const chunk = await fetchFile(name);
    const { uses, default: create } = chunk;
    return uses && create ? create(...(await Promise.all(uses.map(load)))) : chunk;
  }

  function fetchFile(name: string, isSecondTry?: true): Promise<ChunkFile> {
    const file = manifest.shared[name] ?? `${name}-${manifest.release}`;
    const query = failures ? `?r=${failures}` : '';
    return inTime(import(`${base}chunks/${file}.js${query}`)).catch((error) => {
      failures++;
      if (!isSecondTry) return fetchFile(name, true);
      throw new ChunkLoadError(name, error);
    });
  }

  return {
    load(name) {
      load('base').catch(() => {}); // asked for together with the chunk, not after it
      return load(name) as Promise<never>;
    },
  };
}

/** By the browser's own clock, which no script of the page sets. */
function inTime(module: Promise<ChunkFile>): Promise<ChunkFile> {
  return new Promise((resolve, refuse) => {
    module.then(resolve, refuse);
    guarded(() => {
      AbortSignal.timeout(PATIENCE).onabort = () => refuse('no answer');
    });
  });
}
