import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { build } from 'esbuild';
import { COMPRESSION, tighten } from './minify.mjs';
import { COMMON, DIST, ROOT } from './options.mjs';

/**
 * Builds modules; returns each with its entry's name, its code and its exported names. `prelude` returns code that runs
 * first, given the paths of a module's inputs.
 */
export async function buildModules(
  options,
  { minification = { compress: COMPRESSION }, prelude = () => '' } = {},
) {
  const { outputFiles, metafile } = await build({
    ...COMMON,
    ...options,
    format: 'esm',
    outdir: 'dist',
    write: false,
  });
  return Promise.all(
    outputFiles.map(async ({ path, text }) => {
      const { exports, inputs } = metafile.outputs[relative(ROOT, path)];
      const code = prelude(Object.keys(inputs)) + text;
      return {
        name: basename(path, '.js'),
        code: await tighten(code, { module: true, ...minification }),
        exports,
      };
    }),
  );
}

export function writeChunk(name, code) {
  return writeFile(join(DIST, 'chunks', `${name}.js`), code);
}

/** Six letters or digits that identify the text. */
export function hashOf(text) {
  return createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 6);
}
