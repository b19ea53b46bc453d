import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { build } from 'esbuild';
import { COMPRESSION, tighten } from './minify.mjs';
import { COMMON, DIST, ROOT } from './options.mjs';

/** Builds modules; returns each with its entry's name, its code and its exported names. */
export async function buildModules(options, minification = { compress: COMPRESSION }) {
  const { outputFiles, metafile } = await build({
    ...COMMON,
    ...options,
    format: 'esm',
    outdir: 'dist',
    write: false,
  });
  return Promise.all(
    outputFiles.map(async ({ path, text }) => ({
      name: basename(path, '.js'),
      code: await tighten(text, { module: true, ...minification }),
      exports: metafile.outputs[relative(ROOT, path)].exports,
    })),
  );
}

export function writeChunk(name, code) {
  return writeFile(join(DIST, 'chunks', `${name}.js`), code);
}

/** Six letters or digits that identify the text. */
export function hashOf(text) {
  return createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 6);
}
