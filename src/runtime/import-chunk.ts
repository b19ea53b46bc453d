import manifest from 'mortar:manifest';

/**
 * A chunk's module, from its file beside the script. The standalone script has the modules in itself: its build puts
 * a table of them in place of this file.
 */
export function importChunk(name: string, base: string, query: string): Promise<unknown> {
  const file = manifest.shared[name] ?? `${name}-${manifest.release}`;
  return import(`${base}chunks/${file}.js${query}`);
}
