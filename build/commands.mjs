import { build } from 'esbuild';
import { COMMON } from './options.mjs';
import { blockFacts } from './plugins/block-facts.mjs';

/** In a module, what packages in the older format `require` of Node's own has to come from somewhere. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** `mortar-lint`, which lints files: whole in its file with the DOM that its rules need, so that it runs as it is. */
export async function buildLinter() {
  return build({
    ...COMMON,
    entryPoints: { 'mortar-lint': 'src/console/lint-files/index.ts' },
    format: 'esm',
    platform: 'node',
    banner: { js: REQUIRE },
    outdir: 'dist',
    plugins: [await blockFacts()],
  });
}
