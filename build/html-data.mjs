import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { evaluate } from './evaluate.mjs';
import { DIST } from './options.mjs';
import { blockFacts } from './plugins/block-facts.mjs';

/** What editors offer and explain while somebody writes a page. */
export async function writeHtmlData() {
  const { htmlData } = await evaluate('src/console/html-data.ts', [await blockFacts()]);
  await writeFile(join(DIST, 'mortar.html-data.json'), `${JSON.stringify(htmlData(), null, 2)}\n`);
}
