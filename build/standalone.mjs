import { join } from 'node:path';
import { build } from 'esbuild';
import { chunkEntries } from './chunk-entries.mjs';
import { SHARED } from './common-modules.mjs';
import { COMMON, ROOT } from './options.mjs';
import { blockFacts } from './plugins/block-facts.mjs';
import { cssText } from './plugins/css-text.mjs';
import { packageModules } from './plugins/package-modules.mjs';
import { parsedMessages } from './plugins/parsed-messages.mjs';
import { virtualModule } from './plugins/virtual-module.mjs';
import { sharedEntry } from './shared-chunks.mjs';

/**
 * `mortar.standalone.js`: the script and all its chunks in one classic script, for pages where a browser refuses
 * modules, such as those opened from disk.
 */
export async function buildStandalone() {
  await build({
    ...COMMON,
    entryPoints: { 'mortar.standalone': 'src/mortar.ts' },
    format: 'iife',
    outdir: 'dist',
    plugins: [
      await chunksInside(),
      ...Object.entries(SHARED).map(([name, parts]) => virtualModule(`shared:${name}`, sharedEntry(parts))),
      packageModules(SHARED.react.packages),
      await blockFacts(),
      cssText,
      parsedMessages,
    ],
  });
}

/** Replaces the request for a chunk's file with a table of all chunk modules, each evaluated on first use. */
async function chunksInside() {
  const shared = Object.keys(SHARED).map((name) => [name, `shared:${name}`]);
  const others = Object.entries(await chunkEntries()).map(([name, path]) => [name, join(ROOT, path)]);
  const rows = [...shared, ...others].map(
    ([name, module]) => `${quoted(name)}: () => import(${quoted(module)}),`,
  );
  const contents = `
    const CHUNKS = {${rows.join('')}};
    export const importChunk = async (name) => CHUNKS[name]();`;
  return {
    name: 'chunks-inside',
    setup({ onLoad }) {
      onLoad({ filter: /\/runtime\/import-chunk\.ts$/ }, () => ({ contents, resolveDir: ROOT }));
    },
  };
}

function quoted(text) {
  return JSON.stringify(text);
}
