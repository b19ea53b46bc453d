import { build } from 'esbuild';
import { COMMON } from './options.mjs';
import { blockFacts } from './plugins/block-facts.mjs';

/** CommonJS packages `require` Node's own modules, which an ES module has to provide. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** `mortar-lint`: one file that includes the DOM its rules need, so that it runs without installation. */
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
