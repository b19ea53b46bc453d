import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from './integrity.mjs';
import { DIST } from './options.mjs';

/** Where the script lies; a site puts its own address in its place. */
const BASE = 'https://cdn.example/';

/** A chunk's address, and the one at which the script asks for it once more on a page with an import map. */
const QUERIES = ['', '?r=1'];

/** The tag for pages that accept these very files only: browsers check the script and each chunk before they run. */
export async function writeImportMap() {
  const integrity = Object.fromEntries(await chunkIntegrity());
  const script = integrityOf(await readFile(join(DIST, 'mortar.js')));
  const html = `<script type="importmap">
${JSON.stringify({ integrity }, null, 2)}
</script>
<script async src="${BASE}mortar.js" integrity="${script}" crossorigin="anonymous"></script>
`;
  await writeFile(join(DIST, 'importmap.html'), html);
}

async function chunkIntegrity() {
  const files = (await readdir(join(DIST, 'chunks'))).sort();
  const pairs = files.map(async (file) => {
    const integrity = integrityOf(await readFile(join(DIST, 'chunks', file)));
    return QUERIES.map((query) => [`${BASE}chunks/${file}${query}`, integrity]);
  });
  return (await Promise.all(pairs)).flat();
}
