import { build } from 'esbuild';
import { COMMON } from './options.mjs';
import { blockFacts } from './plugins/block-facts.mjs';

/** `mortar-lint`, which lints files: it brings its rules, and takes the DOM from a package. */
export async function buildLinter() {
  return build({
    ...COMMON,
    entryPoints: { 'mortar-lint': 'src/console/lint-files.ts' },
    format: 'esm',
    platform: 'node',
    external: ['happy-dom'],
    outdir: 'dist',
    plugins: [await blockFacts()],
  });
}
