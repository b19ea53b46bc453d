import { ChunkLoadError } from '../data/errors';
import { guarded } from '../data/guarded';
import { all } from '../dom/page';
import { importChunk } from './import-chunk';

/** The exports of each chunk's module, by chunk name. */
// biome-ignore lint/suspicious/noEmptyInterface: the rows are in chunks.ts, since this folder must not import blocks
export interface ChunkModules {}

export type ChunkName = keyof ChunkModules;

/** Loads code that not every page needs. */
export interface Chunks {
  /** @throws ChunkLoadError if both the first attempt and the retry with a changed query fail. */
  load<Name extends ChunkName>(name: Name): Promise<ChunkModules[Name]>;
}

/** Milliseconds until an attempt times out; the page's other waits use the same limit (specification, section 9). */
const TIMEOUT = 30_000;

/** Milliseconds after which what waits for a block's code is shown without it; the code may be stuck on its way. */
export const PATIENCE = 8000;

/** The key under which chunks look up shared modules. */
const SHARED = Symbol.for('mortar.shared');

/**
 * Chunks are loaded from beside the script's own file, whatever the page's `<base>` says. Firefox before 155 caches a
 * failed import, and everything that imports it, so each retry has its own query, and chunks don't import each other:
 * they look up shared modules here.
 */
export function createChunks(base: string): Chunks {
  const loading = new Map<string, Promise<unknown>>();
  /** The first error of each chunk: a later failure is the same, and its address would make it look like another. */
  const errors = new Map<string, ChunkLoadError>();
  let failures = 0;

  function load(name: string): Promise<unknown> {
    const known = loading.get(name) ?? fetchFile(name);
    loading.set(name, known);
    known.catch(() => loading.delete(name)); // a later call retries
    return known;
  }

  function fetchFile(name: string, isSecondTry?: true): Promise<unknown> {
    const query = failures ? `?r=${isPinned() ? 1 : failures}` : '';
    return inTime(importChunk(name, base, query).then(requireExports)).catch((error) => {
      failures++;
      if (!isSecondTry) return fetchFile(name, true);
      const first = errors.get(name) ?? new ChunkLoadError(name, error);
      errors.set(name, first);
      throw first;
    });
  }

  Object.assign(globalThis, { [SHARED]: load });
  return {
    load(name) {
      load('base').catch(() => {}); // requested together with the chunk, not after it
      return load(name) as Promise<never>;
    },
  };
}

/** A proxy may answer with an empty file, which must not be kept as the chunk for the page's lifetime. */
function requireExports(module: unknown): unknown {
  if (!Object.keys(Object(module)).length) throw 'it is empty';
  return module;
}

/** The import map written by the build has hashes for one changed query only; any other would run unchecked. */
function isPinned(): boolean {
  return all('script[type=importmap]').length > 0;
}

/** Uses the browser's native timeout, which page scripts can't replace; without it, an attempt has no limit. */
function inTime(module: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, refuse) => {
    module.then(resolve, refuse);
    guarded(() => AbortSignal.timeout(TIMEOUT))?.addEventListener('abort', () => refuse('no answer'));
  });
}
