import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from './evaluate.mjs';
import { ROOT } from './options.mjs';
import { blockFacts } from './plugins/block-facts.mjs';

/** Every documentation page with generated parts, up to date: its path and text. */
export async function generatedDocs() {
  const { blockDocs } = await evaluate('src/console/editor/block-docs.ts', [await blockFacts()]);
  const blocks = blockDocs();
  refuseOrphans(blocks);
  return [
    ...blocks.map((block) => [`docs/blocks/${block.name}.md`, blockPage(block)]),
    ['docs/blocks.md', indexPage('docs/blocks.md', blocks, 'blocks/')],
    ['README.md', indexPage('README.md', blocks, 'docs/blocks/')],
    ['docs/reliability.md', await reliabilityPage('docs/reliability.md')],
  ];
}

/** The tests' tables of what happens when a call or script fails. */
async function reliabilityPage(path) {
  const { callDocs, scriptDocs } = await evaluate('tests/browser/faults/outcome-docs.ts');
  return fill(fill(read(path), path, 'calls', callDocs()), path, 'scripts', scriptDocs());
}

/** Pages are written by hand, except for the generated parts between two comments. */
function blockPage({ name, summary, selectors, settings }) {
  const path = `docs/blocks/${name}.md`;
  const recognised = selectors && `Also recognised by: ${selectors}\n\n`;
  const text = existsSync(join(ROOT, path)) ? read(path) : firstPage(name, summary);
  return fill(fill(text, path, 'selectors', recognised.trim()), path, 'settings', settings);
}

function firstPage(name, summary) {
  const markup = `\`\`\`html\n<div data-block="${name}"></div>\n\`\`\``;
  return [`# \`${name}\``, summary, empty('selectors'), markup, empty('settings')].join('\n\n').concat('\n');
}

function indexPage(path, blocks, folder) {
  const rows = blocks.map(
    ({ name, summary, selectors }) => `| [\`${name}\`](${folder}${name}.md) | ${summary} | ${selectors} |`,
  );
  const table = ['| block | what it is | also recognised by |', '| --- | --- | --- |', ...rows].join('\n');
  return fill(read(path), path, 'blocks', table);
}

/** @throws Error if the page has no such comments. */
function fill(text, path, part, contents) {
  const start = text.indexOf(opening(part));
  const end = text.indexOf(closing(part), start);
  if (start < 0 || end < 0) throw new Error(`${path} needs the lines ${opening(part)} and ${closing(part)}`);
  const lines = [opening(part), contents, closing(part)].filter(Boolean);
  return `${text.slice(0, start)}${lines.join('\n\n')}${text.slice(end + closing(part).length)}`;
}

function opening(part) {
  return `<!-- ${part}: written by \`npm run docs\` -->`;
}

function closing(part) {
  return `<!-- /${part} -->`;
}

function empty(part) {
  return `${opening(part)}\n${closing(part)}`;
}

function refuseOrphans(blocks) {
  const names = new Set(blocks.map(({ name }) => `${name}.md`));
  const orphans = readdirSync(join(ROOT, 'docs/blocks')).filter((file) => !names.has(file));
  if (orphans.length) throw new Error(`No block has the pages ${orphans.join(', ')} in docs/blocks`);
}

function read(path) {
  return readFileSync(join(ROOT, path), 'utf8');
}
