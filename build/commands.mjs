import { build } from 'esbuild';
import { COMMON } from './options.mjs';

/** `mortar-lint`, which lints files: it brings its rules, and takes the DOM from a package. */
export function buildLinter() {
  return build({
    ...COMMON,
    entryPoints: { 'mortar-lint': 'src/console/lint-files.ts' },
    format: 'esm',
    platform: 'node',
    external: ['happy-dom'],
    outdir: 'dist',
  });
}
