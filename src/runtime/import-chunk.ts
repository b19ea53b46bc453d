import manifest from 'mortar:manifest';

/**
 * Imports a chunk's module from beside the script. In the standalone build this file is replaced by a table of the
 * modules.
 */
export function importChunk(name: string, base: string, query: string): Promise<unknown> {
  const hash = manifest.shared[name] ?? manifest.release;
  return import(`${base}chunks/${name}-${hash}.js${query}`);
}
