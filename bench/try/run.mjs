import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../tests/find-browser.mjs';
import { launchBrowser } from '../harness/browser.mjs';
import { readArguments, USAGE } from './arguments.mjs';
import { findPages } from './find-pages.mjs';
import { replaceScripts } from './replace-scripts.mjs';
import { describeFaults, describePages } from './report.mjs';
import { serveFolder } from './serve-folder.mjs';
import { visitPage } from './visit.mjs';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

const { targets, width, isMarkdown } = options();
if (!existsSync(`${DIST}/mortar.js`)) refuse('dist/mortar.js is missing: run "npm run build" first.');
const pages = (await Promise.all(targets.map(findPages)).catch(({ message }) => refuse(message))).flat();

process.env.CHROME_PATH = findBrowser();
const mortar = await serveFolder(DIST);
const browser = await launchBrowser();
const blankPage = await browser.newPage();
const results = [];
for (const page of pages) {
  console.error(`Opening ${page.name} …`);
  results.push(await tryPage(page));
}
await browser.close();
await mortar.close();

const faults = describeFaults(results);
console.log([describePages(results, isMarkdown), ...faults].join('\n'));
process.exitCode = faults.length ? 1 : 0;

/** One page, with its own scripts and with Mortar in place of the platform's. */
async function tryPage({ name, url, folder, path }) {
  const site = folder && (await serveFolder(folder));
  const address = url ?? `${site.origin}/${path}`;
  const rewrite = (html) => replaceScripts(blankPage, html, `${mortar.origin}/mortar.js`);
  try {
    const before = await visitPage(browser, address, { width });
    const after = await visitPage(browser, address, { width, rewrite });
    return { name, before, after };
  } catch (error) {
    return { name, failure: error.message.split('\n')[0] };
  } finally {
    await site?.close();
  }
}

function options() {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    return refuse(`${error.message}\n\n${USAGE}`);
  }
}

function refuse(message) {
  console.error(message);
  process.exit(2);
}
