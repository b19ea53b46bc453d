import { chunkEntries } from './chunk-entries.mjs';
import { buildModules, hashOf, writeChunk } from './esm.mjs';
import { COMPILE_HINT } from './minify.mjs';
import { blockFacts } from './plugins/block-facts.mjs';
import { cssText } from './plugins/css-text.mjs';
import { parsedMessages } from './plugins/parsed-messages.mjs';
import { requestFor, sharedFiles } from './plugins/shared-files.mjs';

/** Loaded ahead of the click that needs it. */
const LOADED_AHEAD = 'lightbox';

/**
 * Builds all chunks and returns their release: one hash of all of them, so that the script has to know only one,
 * however many there are.
 */
export async function buildChunks(shared) {
  const chunks = await buildModules(
    {
      entryPoints: await chunkEntries(),
      plugins: [await blockFacts(), sharedFiles(shared), cssText, parsedMessages],
    },
    { prelude: requestTogether },
  );
  const release = hashOf(chunks.map(({ code }) => code).join(''));
  for (const { name, code } of chunks) {
    await writeChunk(`${name}-${release}`, name === LOADED_AHEAD ? `${COMPILE_HINT}\n${code}` : code);
  }
  return release;
}

/**
 * A chunk awaits its shared files one after the other; if there are several, it requests all of them first. The script
 * requests `base` together with each chunk.
 */
function requestTogether(inputs) {
  const shared = inputs
    .filter((path) => path.startsWith('shared:'))
    .map((path) => path.slice('shared:'.length));
  const others = shared.filter((name) => name !== 'base');
  return others.length > 1 ? others.map((name) => `${requestFor(name)};`).join('') : '';
}
