import { evaluate } from './evaluate.mjs';
import { ROOT } from './options.mjs';

/** The entry of every chunk by its name: each block's folder, and what `src/chunks.ts` lists. */
export async function chunkEntries() {
  const { registry } = await evaluate('src/blocks/registry.ts');
  const blocks = registry.map(({ name }) => [name, `./src/blocks/${name}/index`]);
  const { CHUNKS } = await evaluate('src/chunks.ts', [importsAsPaths]);
  const others = Object.entries(CHUNKS).map(async ([name, load]) => [name, (await load()).default]);
  return Object.fromEntries([...blocks, ...(await Promise.all(others))]);
}

/** Makes `import('./x')` return the module's path instead of the module. */
const importsAsPaths = {
  name: 'imports-as-paths',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /.*/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === importsAsPaths) return undefined;
      const found = await resolve(path, { kind, resolveDir, pluginData: importsAsPaths });
      return { path: found.path, namespace: 'path' };
    });
    onLoad({ filter: /.*/, namespace: 'path' }, ({ path }) => ({
      contents: `export default ${JSON.stringify(path.slice(ROOT.length + 1))}`,
    }));
  },
};
