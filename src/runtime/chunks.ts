import { ChunkLoadError } from '../data/errors';
import { guarded } from '../data/guarded';
import { all } from '../dom/page';
import { importChunk } from './import-chunk';

/** What a chunk's module exports, by the chunk's name. */
// biome-ignore lint/suspicious/noEmptyInterface: the rows stand in chunks.ts, since this room knows no block
export interface ChunkModules {}

export type ChunkName = keyof ChunkModules;

/** Loads what not every page needs. */
export interface Chunks {
  /** @throws ChunkLoadError when both the first try and the one with a changed query failed. */
  load<Name extends ChunkName>(name: Name): Promise<ChunkModules[Name]>;
}

/** Milliseconds after which a try is given up; what else a page waits for has the same (specification, section 9). */
const PATIENCE = 30_000;

/** The name under which chunks ask for what they share with others. */
const SHARED = Symbol.for('mortar.shared');

/**
 * Chunks lie beside the script's own file, whatever the page's `<base>` says.
 * A failed address stays failed in Firefox before 155, and so would whatever imports it: each try after a failure has
 * a query of its own, and chunks import nothing: they ask here for what they share.
 */
export function createChunks(base: string): Chunks {
  const loading = new Map<string, Promise<unknown>>();
  let failures = 0;

  function load(name: string): Promise<unknown> {
    const known = loading.get(name) ?? fetchFile(name);
    loading.set(name, known);
    known.catch(() => loading.delete(name)); // a later call tries again
    return known;
  }

  function fetchFile(name: string, isSecondTry?: true): Promise<unknown> {
    const query = failures ? `?r=${isPinned() ? 1 : failures}` : '';
    return inTime(importChunk(name, base, query).then(requireExports)).catch((error) => {
      failures++;
      if (!isSecondTry) return fetchFile(name, true);
      throw new ChunkLoadError(name, error);
    });
  }

  Object.assign(globalThis, { [SHARED]: load });
  return {
    load(name) {
      load('base').catch(() => {}); // asked for together with the chunk, not after it
      return load(name) as Promise<never>;
    },
  };
}

/** A proxy may answer with an empty file; kept, it would be the chunk for as long as there is the page. */
function requireExports(module: unknown): unknown {
  if (!Object.keys(Object(module)).length) throw 'it is empty';
  return module;
}

/** The build's import map has the hashes of one changed query: anything else would run unchecked. */
function isPinned(): boolean {
  return all('script[type=importmap]').length > 0;
}

/** By the browser's own clock, which no script of the page sets; where it has none, a try has no limit. */
function inTime(module: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, refuse) => {
    module.then(resolve, refuse);
    guarded(() => AbortSignal.timeout(PATIENCE))?.addEventListener('abort', () => refuse('no answer'));
  });
}
