import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';

/** Makes the import of a style sheet return its minified text. */
export const cssText = {
  name: 'css-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await minified(path), loader: 'text' }));
  },
};

/** The same for unit tests. Vite handles `.css` files itself, hence the other extension. */
export const cssTextInVite = {
  name: 'css-text',
  enforce: 'pre',
  resolveId: (path, importer) =>
    path.endsWith('.css') && importer ? `\0${join(dirname(importer), path)}.js` : undefined,
  load: async (id) =>
    /^\0.*\.css\.js$/.test(id)
      ? `export default ${JSON.stringify(await minified(id.slice(1, -'.js'.length)))}`
      : undefined,
};

async function minified(path) {
  const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
  return code.trim();
}
