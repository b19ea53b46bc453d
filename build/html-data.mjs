import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluate } from './evaluate.mjs';
import { DIST, ROOT } from './options.mjs';
import { blockFacts } from './plugins/block-facts.mjs';

/** The documentation's address, for links in the editors' data. */
const { homepage } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Data for editors: completion and explanations of attributes. */
export async function writeHtmlData() {
  const { htmlData } = await evaluate('src/console/editor/html-data.ts', [await blockFacts()]);
  await writeFile(join(DIST, 'mortar.html-data.json'), `${JSON.stringify(htmlData(homepage), null, 2)}\n`);
}
