import { chunkEntries } from './chunk-entries.mjs';
import { buildModules, hashOf, writeChunk } from './esm.mjs';
import { blockFacts } from './plugins/block-facts.mjs';
import { cssText } from './plugins/css-text.mjs';
import { parsedMessages } from './plugins/parsed-messages.mjs';
import { sharedFiles } from './plugins/shared-files.mjs';

/**
 * Builds all chunks and returns their release: one hash of all of them, so that the script has to know only one,
 * however many there are.
 */
export async function buildChunks(shared) {
  const chunks = await buildModules({
    entryPoints: await chunkEntries(),
    plugins: [await blockFacts(), sharedFiles(shared), cssText, parsedMessages],
  });
  const release = hashOf(chunks.map(({ code }) => code).join(''));
  for (const { name, code } of chunks) await writeChunk(`${name}-${release}`, code);
  return release;
}
