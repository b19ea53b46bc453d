import { build } from 'esbuild';
import { COMMON } from './options.mjs';

/** Runs one of our modules in Node and returns its exports. */
export async function evaluate(path, plugins = []) {
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: [path],
    format: 'esm',
    write: false,
    plugins,
  });
  const [{ contents }] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
}
