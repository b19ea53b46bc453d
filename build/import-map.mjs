import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from './integrity.mjs';
import { DIST } from './options.mjs';

/** Placeholder for the script's address, which a site replaces with its own. */
const BASE = 'https://cdn.example/';

/** A chunk's address, and the address of its retry on pages with an import map. */
const QUERIES = ['', '?r=1'];

/** The tag for pages that pin the files: browsers verify the script and each chunk before running them. */
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
